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
