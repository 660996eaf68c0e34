import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import fc from 'fast-check'
import { listSources } from '../architecture/import-graph.ts'
import { root } from '../processes.ts'
import type { Place } from './place.ts'
import { removalsOf } from './removals.ts'

const production = /^(apps|packages)\/[^/]+\/src\//
/** Tests and what only they use; data, which no rule decides on; texts. */
const other = /\.test\.tsx?$|\/test\/|\/company\/|\/areas\/|^packages\/i18n\/|\/migrations\//
/** Words and numbers of style on screen are looked at, not tested. */
const excludedMutations = ['StringLiteral']

const quiet = (): void => undefined
const no = (): boolean => false
const silent = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no, isWarnEnabled: no, isErrorEnabled: no },
  ...{ isFatalEnabled: no, trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet },
}
const instrumenter = new Instrumenter(silent)

/** Every place of a file that can be broken, in the order of the file. */
async function placesOf(file: string): Promise<readonly Place[]> {
  const content = readFileSync(join(root, file), 'utf8')
  const { mutants } = await instrumenter.instrument([{ name: file, mutate: true, content }], {
    ...{ plugins: null, excludedMutations, ignorers: [], noHeader: true },
  })
  const starts = [0, ...[...content.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const offsetOf = ({ line, column }: { line: number; column: number }) => (starts[line] ?? 0) + column
  return mutants
    .filter(({ status }) => status === undefined)
    .map(({ location, replacement }) => {
      const [from, to] = [offsetOf(location.start), offsetOf(location.end)]
      return { file, line: location.start.line + 1, from, to, original: content.slice(from, to), replacement }
    })
}

/** One of these, the same for the same seed. */
function chooseOne<T>(seed: number, values: readonly T[]): T | undefined {
  return values.length === 0 ? undefined : fc.sample(fc.constantFrom(...values), { seed, numRuns: 1 })[0]
}

/** What is done to a place: something else is put there, or something is taken out whole. */
export type Breakage = 'places' | 'removals'

/** Places in as many different files of production code, chosen by the seed. */
export async function choosePlaces(seed: number, count: number, how: Breakage): Promise<readonly Place[]> {
  const files = listSources(root).filter((file) => production.test(file) && !other.test(file))
  const shuffled = fc.shuffledSubarray([...files], { minLength: files.length })
  const chosen: Place[] = []
  for (const file of fc.sample(shuffled, { seed, numRuns: 1 })[0] ?? []) {
    if (chosen.length === count) break
    const found = how === 'removals' ? removalsOf(file) : await placesOf(file)
    const place = chooseOne(seed + chosen.length, found)
    if (place !== undefined) chosen.push(place)
  }
  return chosen
}
