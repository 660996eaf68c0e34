import type { SubmissionCard, SubmissionLine } from '@portal/contract/submissions.ts'
import { periodRent } from '@portal/domain/approvals/period-rent.ts'
import { orderListTotals } from '@portal/domain/order-list/totals.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import classes from './Approvals.module.css'

interface DecisionTotalsProps {
  readonly card: SubmissionCard
  /** With the quantities as decided. */
  readonly lines: readonly SubmissionLine[]
}

/** What the whole costs a week and over the expected period, and what it weighs; no amounts for who sees no prices. */
export function DecisionTotals({ card, lines }: DecisionTotalsProps) {
  const text = useText()
  const format = useFormat()
  const totals = orderListTotals(lines, useSettings().int('MaterieelPrijs_DaysInWeek'))
  const seesPrices = lines.some(({ toonPrijs }) => toonPrijs)
  const period = periodRent(totals.rentPerWeek, { from: card.leverDatum, until: card.retourDatum })
  const figures = [
    ...(seesPrices && totals.rentPerWeek > 0
      ? [{ value: format.money(totals.rentPerWeek), label: text('approvals.perWeek') }]
      : []),
    ...(seesPrices && period !== null && period.amount > 0
      ? [{ value: format.money(period.amount), label: text('approvals.overWeeks', { count: period.weeks }) }]
      : []),
    ...(seesPrices && totals.saleAmount > 0
      ? [{ value: format.money(totals.saleAmount), label: text('approvals.sale') }]
      : []),
    { value: format.weight(totals.weight), label: text('total.weight') },
  ]
  return (
    <>
      <Stack as="dl" card className={classes.figures} aria-live="polite">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dd className="figures">{value}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </Stack>
      {seesPrices && !totals.pricesComplete && <p className="soft">{text('approvals.pricesIncomplete')}</p>}
    </>
  )
}
