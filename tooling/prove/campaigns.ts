import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../processes.ts'
import { runStep } from '../run-step.ts'

/** What a campaign is asked for. */
export interface Wish {
  readonly seed: number
  /** How often; null for as often as the campaign takes for enough. */
  readonly rounds: number | null
}

/** What a campaign came to. */
export interface Result {
  readonly title: string
  readonly figures: Readonly<Record<string, number>>
  readonly ok: boolean
  readonly seconds: number
  /** What it printed, to find out what broke. */
  readonly output: string
}

interface Campaign {
  /** The word that chooses it on the command line. */
  readonly name: string
  readonly title: string
  /** Test files that keep a small part of it in `npm test`, or journeys of their own that are only gone here. */
  readonly files: readonly string[]
}

export const campaigns: readonly Campaign[] = [
  {
    name: 'kills',
    title: 'Portal and database killed under orders',
    files: ['apps/server/test/process/kill.test.ts'],
  },
  {
    name: 'database',
    title: 'PostgreSQL ended under orders and open pages, two portals and a worker behind nginx',
    files: ['apps/server/test/process/database-cuts.test.ts'],
  },
  {
    name: 'faults',
    title: 'Every fault of the back office × kind of request × moment',
    files: ['apps/server/src/erp/outbox/faults.test.ts'],
  },
  {
    name: 'other-faults',
    title: 'Every fault of the back office × other kind of write × moment',
    files: ['apps/server/src/erp/outbox/faults-of-kinds.test.ts'],
  },
  {
    name: 'told',
    title: 'Every fault of the back office × write of feedback and places × moment, as its sender is told of it',
    files: ['apps/server/test/faults-told.test.ts'],
  },
  {
    name: 'screens',
    title: 'Each screen × role × width × light, dark and high contrast: axe, and targets for a finger',
    files: ['e2e/matrix.prove.ts'],
  },
  { name: 'fuzz', title: 'Hostile input to every call', files: ['apps/server/test/fuzz.test.ts'] },
]

const sum = (lines: readonly string[]): Readonly<Record<string, number>> => {
  const total: Record<string, number> = {}
  for (const line of lines) {
    const figures = JSON.parse(line) as Record<string, number> // written by `tellFigures`
    for (const [name, value] of Object.entries(figures)) total[name] = (total[name] ?? 0) + value
  }
  return total
}

/** What runs these files: a browser goes the journeys. */
function programOf(files: readonly string[]): readonly string[] {
  if (!files.some((file) => file.startsWith('e2e/')))
    return ['node_modules/vitest/vitest.mjs', 'run', ...files, '--testTimeout', String(30 * 60_000)]
  return ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...files, '--reporter=dot']
}

/** Runs the whole of a campaign: its tests, with everything they leave out in `npm test`. */
export async function runCampaign({ name, title, files }: Campaign, { seed, rounds }: Wish): Promise<Result> {
  const figuresFile = join(root, '.cache', 'prove', `${name}.jsonl`)
  mkdirSync(dirname(figuresFile), { recursive: true })
  rmSync(figuresFile, { force: true })
  const { ok, seconds, output } = await runStep({
    title,
    args: programOf(files),
    env: {
      ...{ PROVE: 'whole', PROVE_SEED: String(seed), PROVE_FIGURES: figuresFile },
      ...(rounds === null ? {} : { PROVE_ROUNDS: String(rounds) }),
    },
  })
  const lines = existsSync(figuresFile) ? readFileSync(figuresFile, 'utf8').split('\n').filter(Boolean) : []
  return { title, figures: sum(lines), ok: ok && lines.length > 0, seconds, output }
}
