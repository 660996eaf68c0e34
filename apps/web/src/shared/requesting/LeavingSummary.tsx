import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { orderListTotals } from '@portal/domain/order-list/totals.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { usePricesVisible } from '../items/use-prices-visible.ts'
import { ChangeList } from './ChangeList.tsx'
import type { LeavingReady } from './leaving-ready.ts'
import type { SummaryLine } from './WizardSummary.tsx'
import { WizardSummary } from './WizardSummary.tsx'

interface LeavingSummaryProps extends Pick<LeavingReady, 'items' | 'project'> {
  readonly note?: string
  /** The step before it is sent. */
  readonly toCheck?: boolean
}

/** The removal list with its pieces, weight and, for who sees prices, the rent that it stops or takes along. */
export function LeavingSummary({ items, project, note, toCheck = false }: LeavingSummaryProps) {
  const text = useText()
  const format = useFormat()
  const pricesVisible = usePricesVisible()
  const sums = orderListTotals(
    items.map((item) => ({ ...item, aantal: item.retourAantal })),
    useSettings().int('MaterieelPrijs_DaysInWeek'),
  )
  const isRentShown = pricesVisible && sums.rentPerWeek > 0
  const lineOf = (item: RemovalListItem): SummaryLine => ({
    key: item.id,
    item,
    number: [item.materieelNummer || item.materieelSoort, ...(project === null ? [] : [item.materieelLocatie])].join(
      ' · ',
    ),
    remark: item.opmerking,
    amount: format.amount(item.retourAantal, item.eenheid),
  })
  return (
    <WizardSummary
      title={text('wizard.removalList')}
      change={toCheck && <ChangeList to="/afvoerlijst" name={text('wizard.removalList')} />}
      lines={items.map(lineOf)}
      pieces={sums.pieces}
      weight={format.weight(sums.weight)}
      totals={isRentShown ? [{ label: text('price.estimate'), value: format.money(sums.rentPerWeek) }] : []}
      note={note ?? null}
    />
  )
}
