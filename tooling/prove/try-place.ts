import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { breakPlace, type Place } from './place.ts'

/** What became of a broken place. */
export interface Outcome {
  readonly place: Place
  /** `unclear`: its tests fail with the place whole too. */
  readonly verdict: 'caught' | 'survived' | 'unclear'
  /** The test that failed, or the check that refused; null when nothing did. */
  readonly by: string | null
}

/** A broken loop may never end; the slowest of the nearby tests need two minutes on a busy machine. */
const longestMs = 240_000

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Runs a program of the copy to its end, or until it has taken too long. */
function run(folder: string, args: readonly string[]): Promise<'passed' | 'failed' | 'endless'> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', detached: true })
    let isEndless = false
    const limit = setTimeout(() => {
      isEndless = true
      // Its workers too.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, longestMs)
    child.once('close', (code) => {
      clearTimeout(limit)
      resolve(isEndless ? 'endless' : code === 0 ? 'passed' : 'failed')
    })
  })
}

async function runTests(folder: string, files: readonly string[]): Promise<{ by: string | null; failed: string[] }> {
  const file = join(folder, '.cache', 'prove.json')
  rmSync(file, { force: true })
  const options = ['--bail', '1', '--reporter=json', `--outputFile.json=${file}`]
  const ended = await run(folder, ['node_modules/vitest/vitest.mjs', 'run', ...files, ...options])
  if (ended === 'passed') return { by: null, failed: [] }
  if (ended === 'endless') return { by: `no end within ${longestMs / 1000} s`, failed: [...files] }
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report // the reporter's own shape
    const broken = testResults.filter(({ status }) => status === 'failed')
    const [first] = broken
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
    const paths = broken.map(({ name }) => relative(folder, name))
    return { by: first?.fullName ?? `${paths[0]} does not begin`, failed: paths }
  } catch {
    return { by: 'the tests do not begin', failed: [...files] }
  }
}

/** The checks of types that a change of this file must pass: of its own workspace and of those that use it. */
function typesToCheck(file: string): readonly string[] {
  const own = file.split('/').slice(0, 2).join('/')
  return own.startsWith('packages/') ? [own, 'apps/server', 'apps/web', 'apps/erp-simulator'] : [own]
}

async function refusedByTypes(folder: string, file: string): Promise<string | null> {
  for (const workspace of typesToCheck(file)) {
    const ended = await run(folder, ['node_modules/typescript/bin/tsc', '--singleThreaded', '-p', workspace])
    if (ended !== 'passed') return `types of ${workspace}`
  }
  return null
}

/** Runs them a turn at a time, until one of a turn fails. */
async function runInTurns(folder: string, turns: readonly (readonly string[])[]) {
  for (const files of turns.filter(({ length }) => length > 0)) {
    const ended = await runTests(folder, files)
    if (ended.by !== null) return ended
  }
  return { by: null, failed: [] }
}

/**
 * Breaks one place in a copy of the project, checks the types and runs the tests nearest to it, then those further off.
 * What failed is run once more with the place whole: a test that fails then too says nothing.
 */
export async function tryPlace(folder: string, place: Place, turns: readonly (readonly string[])[]): Promise<Outcome> {
  const path = join(folder, place.file)
  const whole = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, breakPlace(place, whole))
    const types = await refusedByTypes(folder, place.file)
    if (types !== null) return { place, verdict: 'caught', by: types }
    const { by, failed } = await runInTurns(folder, turns)
    if (by === null) return { place, verdict: 'survived', by }
    writeFileSync(path, whole)
    const again = await runTests(folder, failed)
    return { place, verdict: again.by === null ? 'caught' : 'unclear', by }
  } finally {
    writeFileSync(path, whole)
  }
}
