import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listSources, readImports } from '../architecture/import-graph.ts'
import { root } from '../processes.ts'

/** More test files than this for one place are not run: the nearest come first. */
const filesAtMost = 12
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
 * names, those of its feature elsewhere, and last those that reach it by the fewest imports.
 */
export function findTests(): (file: string) => readonly string[] {
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
    let edge: readonly string[] = [file]
    while (edge.length > 0) {
      edge = edge.flatMap((each) => importers.get(each) ?? []).filter((each) => !seen.has(each) && seen.add(each))
      const found = [...new Set(edge.filter(isTest))]
      if (found.length > 0) return found
    }
    return []
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
    return [...new Set([...near, ...reach(file)])].slice(0, filesAtMost)
  }
}
