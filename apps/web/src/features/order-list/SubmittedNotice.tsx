import type { OrderList } from '@portal/contract/order-list.ts'
import { ordering, type SavedRequest } from '@portal/contract/ordering.ts'
import { useFormat } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { FactList } from '../../shared/records/FactList.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** What waits for approval: under which number, since when, and who can decide (R-SCR-OLIST-02); it can be taken back. */
export function SubmittedNotice({ list }: { readonly list: OrderList }) {
  const text = useText()
  const format = useFormat()
  const mayEdit = useMay('orderList.edit')
  const { data } = useCall(ordering.getSavedRequest, { bestellijstID: list.id })
  // An answer about an earlier submission of the same list says nothing about this one.
  const saved = data?.savedAanvraagNummer === list.savedAanvraagNummer ? data : undefined
  return (
    <Notice kind="info" title={text('bestellijst.ter_goedkeuring')} action={mayEdit && <Withdraw list={list} />}>
      <FactList
        facts={[
          ['orderList.submission', list.savedAanvraagNummer],
          ['orderList.submittedAt', saved === undefined ? null : format.moment(saved.ingediendOp)],
          ['orderList.approvers', saved?.goedkeurders.join(', ') ?? null],
        ]}
      />
      {saved?.overdracht != null && <HandedOver handOver={saved.overdracht} />}
      {mayEdit && text('orderList.submittedHint')}
    </Notice>
  )
}

/** Why others are asked than at first. */
function HandedOver({ handOver }: { readonly handOver: NonNullable<SavedRequest['overdracht']> }) {
  const text = useText()
  const format = useFormat()
  const { door, op, reden } = handOver
  const moment = format.moment(op)
  return (
    <p>
      {door === null
        ? text('orderList.passedOn', { moment })
        : text('orderList.handedOver', { name: door, moment, reason: reden })}
    </p>
  )
}

/** Whatever came of it, the list is read again: somebody may have decided meanwhile. */
function Withdraw({ list }: { readonly list: OrderList }) {
  const text = useText()
  const withdraw = useCommand(ordering.withdrawSubmission, {
    onDone: () => notify('orderList.withdrawn', { severity: 'success' }),
  })
  return (
    <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ bestellijstId: list.id })}>
      {text('orderList.withdraw')}
    </Button>
  )
}
