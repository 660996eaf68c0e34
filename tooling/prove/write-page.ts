import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.ts'
import type { Result } from './campaigns.ts'
import { explanationOf } from './explained.ts'
import type { Outcome } from './try-place.ts'

/** What of a tried place is written: where it stands in the text of that day, the page does not need. */
interface KeptOutcome extends Pick<Outcome, 'verdict' | 'by'> {
  readonly place: Pick<Outcome['place'], 'file' | 'line' | 'original' | 'replacement'>
}

interface Sample {
  readonly seed: number
  readonly commit: string
  readonly outcomes: readonly KeptOutcome[]
}

/** What the newest run of each part came to, kept beside the page: parts run on different days and machines. */
export interface Proofs {
  readonly places?: Sample
  /** Lines, parts of conditions, arguments and properties that were taken out. */
  readonly removals?: Sample
  readonly campaigns: Readonly<
    Record<string, Omit<Result, 'output'> & { readonly commit: string; readonly seed: number }>
  >
}

const kept = join(root, 'docs', 'proofs.json')
const page = join(root, 'docs', 'proofs.md')

export function readProofs(): Proofs {
  return JSON.parse(readFileSync(kept, 'utf8')) as Proofs // written below
}

/** The commit that is tried, with a mark where the work tree differs from it. */
export function currentCommit(): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
}

const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()
const code = (text: string): string => {
  const short = cell(text)
  return `\`${(short.length > 60 ? `${short.slice(0, 57)}…` : short).replaceAll('`', "'")}\``
}
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function campaignLines({ campaigns }: Proofs): readonly string[] {
  const rows = Object.values(campaigns).map(({ title, figures, ok, seconds, commit, seed }) => {
    const counted = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
    return row(title, counted.join(', '), ok ? 'holds' : '**broken**', `${Math.round(seconds)} s`, String(seed), commit)
  })
  return [row('campaign', 'figures', 'result', 'took', 'seed', 'commit'), '|---|---|---|---|---|---|', ...rows]
}

function placeLines(sample: Sample | undefined): readonly string[] {
  if (sample === undefined) return ['Not run yet.']
  const { outcomes, seed, commit } = sample
  const count = (verdict: Outcome['verdict']) => outcomes.filter((each) => each.verdict === verdict).length
  const rows = outcomes.map(({ place, verdict, by }) => {
    const { file, line, original, replacement } = place
    const told = verdict === 'survived' ? (explanationOf(place) ?? '**nothing minds it**') : cell(by ?? '')
    return row(`${file}, line ${line}`, code(original), code(replacement), verdict, told)
  })
  return [
    `Seed ${seed}, commit ${commit}: ${outcomes.length} places, ${count('caught')} caught, ${count('survived')} survived, ` +
      `${count('unclear')} unclear.`,
    '',
    ...[row('place', 'is', 'was made', '', 'by, or why not'), '|---|---|---|---|---|', ...rows],
  ]
}

const head = `# Proofs

Written by \`npm run prove\`. The campaigns are those of which \`npm test\` runs a small part, and the journeys
that only look. Below them are two samples of production code: places where something else was put, and lines, parts of
conditions, arguments and properties that were taken out. One at a time: the types were checked, then tests ran, those
nearest to the place first. A place that survives needs a test, or a reason in \`tooling/prove/explained.ts\`.
`

/** Keeps the proofs and writes them as a page. */
export function writeProofs(proofs: Proofs): void {
  writeFileSync(kept, `${JSON.stringify(proofs, null, 2)}\n`)
  const parts = [
    head,
    '## Campaigns',
    '',
    ...campaignLines(proofs),
    '',
    '## Broken places',
    '',
    ...placeLines(proofs.places),
    '',
    '## Things taken out',
    '',
    ...placeLines(proofs.removals),
    '',
  ]
  writeFileSync(page, parts.join('\n'))
}
