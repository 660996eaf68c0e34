/** A line as it was asked. */
export interface AskedLine {
  readonly regelNummer: number
  /** The line it came with. */
  readonly hoortBij: number | null
  readonly aantal: number
}

/** What somebody who decides wants of a line: 0 leaves it out. */
export interface LineDecision {
  readonly regelNummer: number
  readonly aantal: number
  readonly opmerking: string
}

/** The lines after a decision. */
export interface DecidedLines {
  /** Quantity of each line that is left, by its number. */
  readonly aantallen: ReadonlyMap<number, number>
  /** What became of lines that are not as they were asked, or that got a remark; those left out with 0. */
  readonly wijzigingen: readonly LineDecision[]
}

export type LinesRefusal = 'goedkeuren.niets_over' | 'verzoek.onjuist'

/**
 * Applies a decision to the lines of a submitted list, as `proposeLines`.
 * @returns a refusal when nothing is left (`goedkeuren.niets_over`), or a line is unknown or named twice
 */
export function changeLines(
  lines: readonly AskedLine[],
  decisions: readonly LineDecision[],
): DecidedLines | LinesRefusal {
  const decided = proposeLines(lines, decisions)
  return typeof decided !== 'string' && decided.aantallen.size === 0 ? 'goedkeuren.niets_over' : decided
}

/**
 * What lines become that go back with a rejected list. What came with a line follows it in proportion, rounded up, unless
 * it was decided on by itself; without its main line it is left out. Nothing may be left.
 * @returns a refusal when a line is unknown or named twice
 */
export function proposeLines(
  lines: readonly AskedLine[],
  decisions: readonly LineDecision[],
): DecidedLines | 'verzoek.onjuist' {
  const wanted = new Map(decisions.map((decision) => [decision.regelNummer, decision]))
  const known = new Map(lines.map((line) => [line.regelNummer, line]))
  if (wanted.size < decisions.length || decisions.some(({ regelNummer }) => !known.has(regelNummer)))
    return 'verzoek.onjuist'
  const after = new Map<number, number>()
  const quantityOf = (line: AskedLine): number => {
    const done = after.get(line.regelNummer)
    if (done !== undefined) return done
    const main = line.hoortBij === null ? undefined : known.get(line.hoortBij)
    const quantity = decidedQuantity(line, wanted.get(line.regelNummer), main && { ...main, after: quantityOf(main) })
    after.set(line.regelNummer, quantity)
    return quantity
  }
  const left = lines.filter((line) => quantityOf(line) > 0)
  return {
    aantallen: new Map(left.map((line) => [line.regelNummer, quantityOf(line)])),
    wijzigingen: lines.flatMap((line) => {
      const { regelNummer } = line
      const [aantal, opmerking] = [quantityOf(line), wanted.get(regelNummer)?.opmerking ?? '']
      return aantal === line.aantal && opmerking === '' ? [] : [{ regelNummer, aantal, opmerking }]
    }),
  }
}

function decidedQuantity(
  line: AskedLine,
  decision: LineDecision | undefined,
  main: { readonly aantal: number; readonly after: number } | undefined,
): number {
  if (main?.after === 0) return 0
  if (decision !== undefined && decision.aantal !== line.aantal) return decision.aantal
  if (main === undefined || main.after === main.aantal) return line.aantal
  return Math.ceil((line.aantal * main.after) / main.aantal)
}
