import type { RequestDetails } from '@portal/contract/requests.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'

/** What an approver decided otherwise than was asked, with the remarks to who asked. */
export function ApprovalNotice({ approval }: { readonly approval: RequestDetails['goedkeuring'] }) {
  const text = useText()
  const format = useFormat()
  if (approval === null || approval.wijzigingen.length === 0) return null
  return (
    <Notice kind="info" title={text('requests.approvedBy', { name: approval.door })}>
      <ul>
        {approval.wijzigingen.map(({ omschrijving, gevraagd, aantal, opmerking }) => (
          <li key={`${omschrijving} ${gevraagd} ${aantal} ${opmerking}`}>
            {text(aantal === 0 ? 'requests.lineDropped' : 'requests.lineDecided', {
              item: omschrijving,
              quantity: format.number(aantal),
              asked: format.number(gevraagd),
            })}
            {opmerking !== '' && <q> {opmerking}</q>}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
