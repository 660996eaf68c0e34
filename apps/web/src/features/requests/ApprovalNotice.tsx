import type { RequestDetails } from '@portal/contract/request-records.ts'
import { useText } from '../../lib/text.ts'
import { DecisionChanges, hasChanges } from '../../shared/records/DecisionChanges.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** What an approver decided otherwise than was asked, with the remarks to who asked. */
export function ApprovalNotice({ approval }: { readonly approval: RequestDetails['goedkeuring'] }) {
  const text = useText()
  if (approval === null || !hasChanges(approval)) return null
  const { door, namens } = approval
  const name = namens === null ? door : text('requests.decidedFor', { name: door, approver: namens })
  return (
    <Notice kind="info" title={text('requests.approvedBy', { name })}>
      <DecisionChanges changes={approval} />
    </Notice>
  )
}
