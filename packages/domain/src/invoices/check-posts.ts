import { eurosOf, sumWithoutVat, type WithoutVat, withoutVat } from './vat-amounts.ts'

/**
 * What can be wrong with an invoice of a project (decision: invoices): lines that are booked on no post, lines on a post that the
 * project does not have, and lines that do not come to the total of the invoice.
 */
export const invoicePoints = ['zonder_post', 'post_onbekend', 'ander_totaal'] as const

interface BookedLine {
  readonly regelNummer: number
  /** Empty when it is booked on none. */
  readonly bewakingspost: string
  readonly totaalPrijs: WithoutVat
}

export interface PostPoint {
  readonly soort: (typeof invoicePoints)[number]
  /** Numbers of the lines; none when it is about the invoice as a whole. */
  readonly regels: number[]
  readonly bewakingspost: string
  readonly bedrag: WithoutVat
}

function pointOf(soort: PostPoint['soort'], bewakingspost: string, lines: readonly BookedLine[]): PostPoint {
  return {
    soort,
    regels: lines.map(({ regelNummer }) => regelNummer),
    bewakingspost,
    bedrag: sumWithoutVat(lines.map(({ totaalPrijs }) => totaalPrijs)),
  }
}

/**
 * Everything that does not add up in an invoice, amounts without VAT.
 * @param known the posts of its project; null while they could not be asked, then no post is called unknown
 */
export function checkPosts(
  invoice: { readonly totaalPrijs: WithoutVat; readonly lines: readonly BookedLine[] },
  known: ReadonlySet<string> | null,
): readonly PostPoint[] {
  const byPost = Map.groupBy(invoice.lines, ({ bewakingspost }) => bewakingspost)
  const without = byPost.get('') ?? []
  const strange = [...byPost].filter(([post]) => post !== '' && known !== null && !known.has(post))
  const sum = sumWithoutVat(invoice.lines.map(({ totaalPrijs }) => totaalPrijs))
  const difference = Math.round((eurosOf(invoice.totaalPrijs) - eurosOf(sum)) * 100) / 100
  return [
    ...(without.length === 0 ? [] : [pointOf('zonder_post', '', without)]),
    ...strange.map(([post, lines]) => pointOf('post_onbekend', post, lines)),
    ...(difference === 0
      ? []
      : [{ soort: 'ander_totaal' as const, regels: [], bewakingspost: '', bedrag: withoutVat(difference) }]),
  ]
}
