import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { totalQuantity, totalWeight } from '@portal/domain/order-list/totals.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import type { SummaryLine } from '../request-wizard/WizardSummary.tsx'
import { WizardSummary } from '../request-wizard/WizardSummary.tsx'
import type { LeavingReady } from './leaving-ready.ts'

interface LeavingSummaryProps extends Pick<LeavingReady, 'items' | 'project'> {
  readonly note?: string
}

/** The removal list with its pieces and weight, always in view. */
export function LeavingSummary({ items, project, note }: LeavingSummaryProps) {
  const text = useText()
  const format = useFormat()
  const lines = items.map((item) => ({ aantal: item.retourAantal, gewichtPerStuk: item.gewichtPerStuk }))
  const lineOf = (item: RemovalListItem): SummaryLine => ({
    key: item.id,
    item,
    number: [item.materieelNummer || item.materieelSoort, ...(project === null ? [] : [item.materieelLocatie])].join(
      ' · ',
    ),
    remark: item.opmerking,
    amount: `${format.number(item.retourAantal)} ${item.eenheid}`,
  })
  return (
    <WizardSummary
      title={text('wizard.removalList')}
      lines={items.map(lineOf)}
      pieces={totalQuantity(items.map((item) => item.retourAantal))}
      weight={format.weight(totalWeight(lines))}
      note={note ?? null}
    />
  )
}
