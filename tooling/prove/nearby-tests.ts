import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listSources, readImports } from '../architecture/import-graph.ts'
import { root } from '../processes.ts'

/** Test files that are run at a time for one place. */
const filesAtOnce = 12
/** How many times: who survives the nearest tests meets the next ones. */
const turns = 4
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const ruleId = /\bR-[A-Z]+(?:-[A-Z]+)*-\d{2}\b/g

/** What stands behind `features/`, or the folder of the file. */
function featureOf(file: string): string {
  return /\/features\/([^/]+)\//.exec(file)?.[1] ?? basename(dirname(file))
}

const appOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/**
 * Gives for a file of production code the tests that name it or what it holds, nearest first: its own test, tests that
 * import it, tests of its folder, of its feature in the same program, those whose titles name a rule that the file
 * names, those of its feature elsewhere, those that reach it by the fewest imports, and last all that reach it. What no
 * import reaches is a program, and tests of whole processes start those. A list of files for each turn.
 */
export function findTests(): (file: string) => readonly (readonly string[])[] {
  const tests = listSources(root).filter((file) => isTest(file) && !file.startsWith('tooling/'))
  const texts = new Map(tests.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const importers = new Map<string, string[]>()
  for (const { from, to } of readImports(root)) {
    if (to === null) continue
    const known = importers.get(to)
    if (known === undefined) importers.set(to, [from])
    else known.push(from)
  }
  const reach = (file: string): readonly string[] => {
    const seen = new Set([file])
    const found: string[] = []
    let edge: readonly string[] = [file]
    while (edge.length > 0) {
      edge = edge.flatMap((each) => importers.get(each) ?? []).filter((each) => !seen.has(each) && seen.add(each))
      found.push(...edge.filter(isTest))
    }
    return importers.has(file) ? found : tests.filter((test) => test.includes('/process/'))
  }
  return (file) => {
    const ids = new Set(readFileSync(join(root, file), 'utf8').match(ruleId) ?? [])
    const feature = featureOf(file)
    const own = file.replace(/\.tsx?$/, '.test')
    const near = [
      ...tests.filter((test) => test.startsWith(own)),
      ...(importers.get(file) ?? []).filter((each) => texts.has(each)),
      ...tests.filter((test) => dirname(test) === dirname(file)),
      ...tests.filter((test) => featureOf(test) === feature && appOf(test) === appOf(file)),
      ...tests.filter((test) => (texts.get(test)?.match(ruleId) ?? []).some((id) => ids.has(id))),
      ...tests.filter((test) => featureOf(test) === feature),
    ]
    const all = [...new Set([...near, ...reach(file)])]
    return Array.from({ length: turns }, (_, turn) => all.slice(turn * filesAtOnce, (turn + 1) * filesAtOnce))
  }
}
