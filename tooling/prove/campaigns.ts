import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
  /** Test files that keep a small part of it in `npm test`, or journeys that are only gone here. */
  readonly files: readonly string[]
}

const journeys = (...names: readonly string[]): readonly string[] => names.map((name) => `e2e/${name}.prove.ts`)

export const campaigns: readonly Campaign[] = [
  {
    name: 'journeys',
    title: 'Every journey of npm test, and those marked nightly',
    files: globSync('e2e/*.spec.ts', { cwd: root }).toSorted(),
  },
  {
    name: 'kills',
    title: 'Portal and database killed under orders',
    files: ['apps/server/test/process/kill.test.ts'],
  },
  {
    name: 'database',
    title: 'PostgreSQL ended under orders and open pages, two portals and a worker behind nginx',
    files: ['database-cuts', 'database-away', 'start-without-database'].map(
      (name) => `apps/server/test/process/${name}.test.ts`,
    ),
  },
  {
    name: 'operations',
    title:
      'Portals stopped, restarted behind the documented proxies and pooler, started wrongly; a replica promoted; backups made, damaged, restored',
    files: [
      ...[
        ...['shutdown', 'rolling-restart', 'backup', 'backup-refusals', 'restore-under-load', 'supervisor'],
        ...['pooler', 'own-server', 'replica-promoted', 'alerts'],
      ].map((name) => `apps/server/test/process/${name}.test.ts`),
      ...['main', 'give-memory-back'].map((name) => `apps/server/src/app/${name}.test.ts`),
      'apps/server/test/process/ordinary-user.test.ts',
    ],
  },
  {
    name: 'releases',
    title: 'The former version takes orders while this one migrates its database, and both beside each other',
    files: ['apps/server/test/process/two-releases.test.ts'],
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
    files: journeys('matrix'),
  },
  {
    name: 'looks',
    title:
      'Screens and tables in four languages and at every width, enlarged, moving and on a slow phone; keys in search fields',
    files: journeys('looks', 'desk-tables', 'phone-tables', 'zoom', 'motion', 'steady', 'start', 'quick-keys'),
  },
  {
    name: 'languages',
    title: 'Every screen in every language, followed through a switch',
    files: journeys('languages', 'demo-logins'),
  },
  {
    name: 'keyboard',
    title: 'Every screen and every task by the keyboard alone',
    files: journeys('keyboard', 'keyboard-screens', 'keyboard-tasks', 'shortcuts'),
  },
  {
    name: 'search',
    title:
      'What people type in the one search: screens, actions, places, numbers, people, settings, and what is found first',
    files: journeys('one-search'),
  },
  { name: 'taps', title: 'Taps that the usual tasks take on a phone', files: journeys('taps') },
  {
    name: 'kept',
    title: 'What a page brings along and what a browser keeps',
    files: journeys('first-answers', 'kept-parts'),
  },
  {
    name: 'offline',
    title:
      'Lists, scans, feedback, walks and hand-overs with cuts, kills, lost answers, new versions and log outs: lost, doubled',
    files: journeys('queue', 'prepared', 'ground', 'ground-together'),
  },
  {
    name: 'features',
    title: 'Features that the tests of calls and parts prove, gone through at a desk and on a phone',
    files: journeys(
      ...['catalogue', 'favourites', 'look-along', 'mails', 'off-rent', 'order-again', 'quick-order', 'reports'],
      ...['saved-views', 'sets', 'setting-preview', 'settings', 'taken-back', 'today', 'users'],
    ),
  },
  {
    name: 'neighbour',
    title: 'Another customer reads while one person does the worst that they may: p99 calm and attacked',
    files: ['apps/server/test/process/neighbour.test.ts'],
  },
  {
    name: 'fingers',
    title: 'The rows of each screen on a phone with text at 130 and 200 %',
    files: ['e2e/fingers.prove.ts'],
  },
  {
    name: 'controls',
    title: 'The main controls of each screen, pressed at nine points by a finger',
    files: ['e2e/main-controls.prove.ts'],
  },
  { name: 'fuzz', title: 'Hostile input to every call', files: ['apps/server/test/fuzz.test.ts'] },
  {
    name: 'tenants',
    title: 'Every call at one tenant with a session and the records of each other one',
    files: ['apps/server/test/tenants-matrix.test.ts'],
  },
  {
    name: 'two-books',
    title: 'Every fault of MetaCom and the back office × step of a new location × moment',
    files: ['apps/server/src/erp/metacom/two-books.test.ts'],
  },
]

const sum = (lines: readonly string[]): Readonly<Record<string, number>> => {
  const total: Record<string, number> = {}
  for (const line of lines) {
    const figures = JSON.parse(line) as Record<string, number> // written by `tellFigures`
    for (const [name, value] of Object.entries(figures)) total[name] = (total[name] ?? 0) + value
  }
  return total
}

interface Report {
  readonly stats: { readonly expected: number; readonly flaky: number }
}

const isJourney = (file: string): boolean => file.startsWith('e2e/')

/** What runs these files: a browser goes the journeys, those that fail once more, as in `npm test`. */
function programOf(files: readonly string[]): readonly string[] {
  if (!files.some(isJourney))
    return [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      '--no-file-parallelism',
      '--testTimeout',
      String(30 * 60_000),
    ]
  const runner = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts']
  return [...runner, ...files, '--retries=1', '--reporter=dot,json']
}

/** The results of the tests, and how many journeys there were. */
function figuresOf(figuresFile: string, journeysFile: string): Result['figures'] {
  const lines = existsSync(figuresFile) ? readFileSync(figuresFile, 'utf8').split('\n').filter(Boolean) : []
  if (!existsSync(journeysFile)) return sum(lines)
  const { stats } = JSON.parse(readFileSync(journeysFile, 'utf8')) as Report // the reporter's own shape
  return { ...sum(lines), journeys: stats.expected + stats.flaky, 'at a second try': stats.flaky }
}

/** Runs the whole of a campaign: its tests, with everything they leave out in `npm test`. */
export async function runCampaign({ name, title, files }: Campaign, { seed, rounds }: Wish): Promise<Result> {
  const folder = join(root, '.cache', 'prove')
  const [figuresFile, journeysFile] = [join(folder, `${name}.jsonl`), join(folder, `${name}.journeys.json`)]
  mkdirSync(folder, { recursive: true })
  for (const file of [figuresFile, journeysFile]) rmSync(file, { force: true })
  const { ok, seconds, output } = await runStep({
    title,
    args: programOf(files),
    env: {
      ...{ PROVE: 'whole', PROVE_SEED: String(seed), PROVE_FIGURES: figuresFile },
      PLAYWRIGHT_JSON_OUTPUT_FILE: journeysFile,
      ...(rounds === null ? {} : { PROVE_ROUNDS: String(rounds) }),
    },
  })
  const figures = figuresOf(figuresFile, journeysFile)
  return { title, figures, ok: ok && Object.values(figures).some((count) => count > 0), seconds, output }
}
