import type { OrderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { DecisionChanges, hasChanges } from '../../shared/records/DecisionChanges.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface RejectedNoticeProps {
  readonly list: OrderList
  readonly reason: string
  readonly isEditable: boolean
}

/** Why a list came back and what its approver would have otherwise (R-SCR-OLIST-03); the list is as it was submitted. */
export function RejectedNotice({ list, reason, isEditable }: RejectedNoticeProps) {
  const text = useText()
  const { data } = useCall(ordering.getSavedRequest, { bestellijstID: list.id })
  // An answer about an earlier submission of the same list says nothing about this one.
  const proposal = data?.savedAanvraagNummer === list.savedAanvraagNummer ? (data?.voorstel ?? null) : null
  return (
    <Notice kind="warning" title={text('bestellijst.afgekeurd', { reason })}>
      {proposal !== null && hasChanges(proposal) && (
        <>
          <p>{text('orderList.proposal')}</p>
          <DecisionChanges changes={proposal} />
        </>
      )}
      {isEditable && text('orderList.rejectedHint')}
    </Notice>
  )
}
