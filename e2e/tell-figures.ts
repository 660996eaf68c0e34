import { appendFileSync } from 'node:fs'

/** What a campaign came to, for the page of proofs. */
export function tellFigures(figures: Readonly<Record<string, number>>): void {
  const file = process.env.PROVE_FIGURES
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}
