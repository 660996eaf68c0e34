import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import type { Driven } from './drive.ts'
import type { Figure } from './figure.ts'

/** What one call took of the server's processor and of the database. */
interface Cost {
  readonly cpuMs: number
  readonly statements: number
}

export type Turn = Driven & Cost

export interface Side {
  readonly pid: number | undefined
  /** What has to be there for a turn, and is no part of it. */
  readonly prepare?: () => Promise<unknown>
  readonly run: () => Promise<Driven>
  /** Waits for what a turn left to be done, which it costs too; how many of its calls came to nothing by that. */
  readonly settle?: (began: Date) => Promise<number>
}

/** Milliseconds of processor that a process and its threads had; zero where the system does not say it. */
function cpuMsOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // In hundredths of a second: its own time, then that of the system for it.
    return 10 * (Number(fields[11]) + Number(fields[12]))
  } catch {
    return 0
  }
}

/** Statements that this database got; nothing when it was started without counting them. */
async function countStatements(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ calls: number }>(
    `select coalesce(sum(calls), 0)::float8 as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0]?.calls ?? 0
}

/** One turn of one side with what it cost. */
export async function takeTurn(pool: Pool, { pid, prepare, run, settle }: Side): Promise<Turn> {
  await prepare?.()
  const statementsBefore = await countStatements(pool)
  const cpuBefore = cpuMsOf(pid)
  const began = new Date()
  const driven = await run()
  const lost = (await settle?.(began)) ?? 0
  const cpuMs = (cpuMsOf(pid) - cpuBefore) / driven.calls
  // The counting counts itself.
  const statements = Math.max(0, (await countStatements(pool)) - statementsBefore - 1) / driven.calls
  return { ...driven, failures: driven.failures + lost, cpuMs, statements }
}

const rounds = 3
/**
 * Turns that do not count: a server compiles what it does often, which takes longest where there is most of it. What an
 * order takes of the portal's processor falls for twenty seconds, by a third; of the minimum's for ten.
 */
const warmUps = 6

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

export interface Compared {
  readonly ours: Turn
  readonly minimum: Turn
  /** Ours beside the minimum's: calls a second, processor a call, and the two latencies; medians of the rounds. */
  readonly ratio: number
  readonly lowest: number
  readonly highest: number
  readonly cpu: number
  readonly p50: number
  readonly p99: number
}

function medianTurn(turns: readonly Turn[]): Turn {
  const of = (field: keyof Turn) => median(turns.map((turn) => turn[field]))
  const failures = turns.reduce((sum, turn) => sum + turn.failures, 0)
  return {
    calls: of('calls'),
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    cpuMs: of('cpuMs'),
    statements: of('statements'),
    failures,
  }
}

/**
 * Both sides in alternating turns, so that what else the machine does meets both alike; both as they run all day.
 * @param warming turns of each that do not count
 */
export async function compare(
  pool: Pool,
  sides: { readonly ours: Side; readonly minimum: Side },
  warming = warmUps,
): Promise<Compared> {
  const ours: Turn[] = []
  const minimum: Turn[] = []
  for (let round = 0; round < warming; round += 1) {
    await takeTurn(pool, sides.ours)
    await takeTurn(pool, sides.minimum)
  }
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await takeTurn(pool, sides.ours))
    minimum.push(await takeTurn(pool, sides.minimum))
  }
  const ratios = (field: keyof Turn) => ours.map((turn, at) => turn[field] / (minimum[at]?.[field] ?? Number.NaN))
  const speeds = ratios('perSecond')
  return {
    ours: medianTurn(ours),
    minimum: medianTurn(minimum),
    ratio: median(speeds),
    lowest: Math.min(...speeds),
    highest: Math.max(...speeds),
    cpu: median(ratios('cpuMs')),
    p50: median(ratios('p50Ms')),
    p99: median(ratios('p99Ms')),
  }
}

/** Least calls a second, and most processor, median and 99th percentile, all beside the minimum. */
export interface Wanted {
  readonly ratio: number
  readonly cpu?: number
  readonly p50?: number
  readonly p99?: number
}

const beside = (ours: number, minimum: number, digits: number): string =>
  `${ours.toFixed(digits)}/${minimum.toFixed(digits)}`

/** One line of the table: the ratio with its range, then what both took. */
export function figureOf(id: string, work: string, { wanted, found }: { wanted: Wanted; found: Compared }): Figure {
  const { ours, minimum, ratio, lowest, highest, cpu, p50, p99 } = found
  const limits = [
    { name: 'CPU', most: wanted.cpu, is: cpu },
    { name: 'p50', most: wanted.p50, is: p50 },
    { name: 'p99', most: wanted.p99, is: p99 },
  ].flatMap(({ name, most, is }) => (most === undefined ? [] : [{ name, most, is }]))
  return {
    id,
    work,
    target: [`≥ ${wanted.ratio}`, ...limits.map(({ name, most }) => `${name} ≤ ${most} ×`)].join(', '),
    measured: [
      `${ratio.toFixed(2)} (${lowest.toFixed(2)}–${highest.toFixed(2)})`,
      `${beside(ours.perSecond, minimum.perSecond, 0)}/s`,
      `CPU ${beside(ours.cpuMs, minimum.cpuMs, 2)} ms`,
      `p50 ${beside(ours.p50Ms, minimum.p50Ms, 1)}`,
      `p99 ${beside(ours.p99Ms, minimum.p99Ms, 0)} ms`,
      `${beside(ours.statements, minimum.statements, 1)} statements`,
      ...(ours.failures + minimum.failures === 0 ? [] : [`${beside(ours.failures, minimum.failures, 0)} FAILED`]),
    ].join(', '),
    ok: ratio >= wanted.ratio && limits.every(({ is, most }) => is <= most) && ours.failures === 0,
    values: {
      ...{ ratio, lowest, highest, cpu, p50, p99 },
      ...Object.fromEntries(Object.entries(ours).map(([name, value]) => [`ours.${name}`, value])),
      ...Object.fromEntries(Object.entries(minimum).map(([name, value]) => [`minimum.${name}`, value])),
    },
  }
}
