import type { OrderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { FactList } from '../../shared/FactList.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** What waits for approval: under which number, since when, and who can decide (R-SCR-OLIST-02). */
export function SubmittedNotice({ list }: { readonly list: OrderList }) {
  const text = useText()
  const format = useFormat()
  const { data } = useCall(ordering.getSavedRequest, { bestellijstID: list.id })
  // An answer about an earlier submission of the same list says nothing about this one.
  const saved = data?.savedAanvraagNummer === list.savedAanvraagNummer ? data : undefined
  return (
    <Notice kind="info" title={text('bestellijst.ter_goedkeuring')}>
      <FactList
        facts={[
          ['orderList.submission', list.savedAanvraagNummer],
          ['orderList.submittedAt', saved === undefined ? null : format.moment(saved.ingediendOp)],
          ['orderList.approvers', saved?.goedkeurders.join(', ') ?? null],
        ]}
      />
      {text('orderList.submittedHint')}
    </Notice>
  )
}
