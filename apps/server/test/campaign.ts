import { appendFileSync } from 'node:fs'
import fc from 'fast-check'
import { isNightly } from '../../../tooling/nightly.ts'

/** What chance decides follows from this number. */
export const campaignSeed = Number(process.env.PROVE_SEED ?? 20261121)

/**
 * How often something is tried: a little in `npm test`, the same every time; much in `npm run prove`, or as often as its
 * argument says.
 */
export function howOften(inTests: number, whole: number): number {
  return isNightly ? roundsOr(whole) : inTests
}

/** How often a test that is only run nightly tries: as its argument says, or so often. */
export const roundsOr = (whole: number): number => Number(process.env.PROVE_ROUNDS ?? whole)

/** Numbers from 0 up to 1, the same row of them for the same seed. */
export function chances(): () => number {
  const steps = 1_000_000
  const drawn = fc.sample(fc.noBias(fc.integer({ min: 0, max: steps - 1 })), { seed: campaignSeed, numRuns: 2000 })
  let next = 0
  return () => (drawn[next++ % drawn.length] ?? 0) / steps
}

/** All of these in `npm run prove`; one of them by the chance given in `npm test`. */
export function allOrOne<T>(values: readonly T[], chance: () => number): readonly T[] {
  if (isNightly) return values
  return values.slice(Math.floor(chance() * values.length)).slice(0, 1)
}

/** Keeps what a campaign counted for the table of `npm run prove`, and prints it. */
export function tellFigures(figures: Readonly<Record<string, number>>): void {
  const line = JSON.stringify(figures)
  console.info(line)
  if (process.env.PROVE_FIGURES !== undefined) appendFileSync(process.env.PROVE_FIGURES, `${line}\n`)
}
