import { type Indicator, type IndicatorThresholds, locationIndicator } from '../locations/indicator.ts'

/**
 * What is counted as open at a location, each on the screen that lists it (OP-15): inspections that need attention,
 * requests nobody has decided on, orders past their day by screen, invoices past their due date, open feedback.
 */
export const indicatorKinds = [
  'keuringen',
  'aanvragen',
  'aanvoer',
  'afvoer',
  'naarVerplaatsing',
  'vanVerplaatsing',
  'facturen',
  'klachten',
] as const
export type IndicatorKind = (typeof indicatorKinds)[number]

/** Of these every single one is past its day. */
const lateKinds: readonly IndicatorKind[] = ['aanvoer', 'afvoer', 'naarVerplaatsing', 'vanVerplaatsing', 'facturen']

/** The colour of what is open, of one kind or of several together; something late is never all right (OP-80). */
export function openIndicator(
  counts: readonly { readonly soort: IndicatorKind; readonly aantal: number }[],
  thresholds: IndicatorThresholds,
): Indicator {
  const indicator = locationIndicator(
    counts.reduce((sum, { aantal }) => sum + aantal, 0),
    thresholds,
  )
  const isAnyLate = counts.some(({ soort, aantal }) => aantal > 0 && lateKinds.includes(soort))
  return indicator === 'safe' && isAnyLate ? 'warning' : indicator
}
