import { asNumber } from '../prices/as-number.ts'
import type { Decimal } from '../prices/decimal.ts'
import { addDecimals, decimalNumber, decimalOf, multiplyDecimals, roundDecimal } from '../prices/decimal.ts'
import { weekPrice } from '../prices/week-price.ts'
import { type PriceType, type Shown, unknownWord } from '../states/enums.ts'

/** The fields of a line that totals read; a field being typed may hold anything. */
export interface CountedLine {
  readonly aantal: unknown
  readonly gewichtPerStuk?: unknown
  readonly priceType?: Shown<PriceType>
  readonly toonPrijs?: boolean
  readonly huurPrijs?: unknown
  readonly huurPrijsWeek?: unknown
  readonly verkoopPrijs?: unknown
}

export interface OrderListTotals {
  readonly pieces: number
  /** Kilograms (R-ENT-30). */
  readonly weight: number
  /** Euros a week for the rented lines, an estimate. */
  readonly rentPerWeek: number
  /** Euros once for the sold lines. */
  readonly saleAmount: number
  /** False when a line's price may not be shown, so that the two amounts are too low. */
  readonly pricesComplete: boolean
}

const none: Decimal = { digits: 0n, scale: 0 }

/** The sum of quantities; what is no number counts as 0 (R-VAL-16). */
export function totalQuantity(quantities: readonly unknown[]): number {
  return decimalNumber(
    quantities.reduce<Decimal>((sum, quantity) => addDecimals(sum, decimalOf(asNumber(quantity))), none),
  )
}

/** The sum of `quantity × weight per piece` in kilograms; what is no number counts as 0 (R-VAL-17). */
export function totalWeight(lines: readonly Pick<CountedLine, 'aantal' | 'gewichtPerStuk'>[]): number {
  return decimalNumber(sumOf(lines, (line) => product(line.aantal, line.gewichtPerStuk)))
}

/** The footer of an order list (R-ENT-30, R-VAL-16, R-VAL-17); amounts are rounded half-up to cents a line. */
export function orderListTotals(lines: readonly CountedLine[], daysInWeek: number): OrderListTotals {
  return {
    pieces: totalQuantity(lines.map((line) => line.aantal)),
    weight: totalWeight(lines),
    rentPerWeek: decimalNumber(
      sumOf(lines.filter(isRented), (line) => cents(line.aantal, weekPriceOf(line, daysInWeek))),
    ),
    saleAmount: decimalNumber(sumOf(lines.filter(isSold), (line) => cents(line.aantal, line.verkoopPrijs))),
    pricesComplete: lines.every((line) => line.toonPrijs !== false && line.priceType !== unknownWord),
  }
}

function weekPriceOf(line: CountedLine, daysInWeek: number): number {
  return weekPrice({ huurPrijs: asNumber(line.huurPrijs), huurPrijsWeek: asNumber(line.huurPrijsWeek) }, daysInWeek)
}

function isSold(line: CountedLine): boolean {
  return line.priceType === 'Verkoop' || line.priceType === 'Verkoop_Terugkoop'
}

function isRented(line: CountedLine): boolean {
  return !isSold(line) && line.priceType !== unknownWord
}

function product(quantity: unknown, each: unknown): Decimal {
  return multiplyDecimals(decimalOf(asNumber(quantity)), decimalOf(asNumber(each)))
}

function cents(quantity: unknown, price: unknown): Decimal {
  return roundDecimal(product(quantity, price), 2)
}

function sumOf<Line>(lines: readonly Line[], amount: (line: Line) => Decimal): Decimal {
  return lines.reduce<Decimal>((sum, line) => addDecimals(sum, amount(line)), none)
}
