import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import type { ErpMirror } from '../../erp/connector.ts'
import { ErpError, isAccountRefused } from '../../erp/erp-error.ts'
import { addChanges, type MirrorChanges, noChanges, type SyncMode } from '../../erp/mirror-changes.ts'
import type { MirrorName } from '../../erp/mirrors.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { transact } from '../../platform/db/transact.ts'
import { followChanges, type SyncEffects } from './after-sync.ts'
import { hasChanged } from './mirrors-changed.ts'
import { type ImageCounts, type ImageRun, syncImages } from './sync-images.ts'
import { allMirrors } from './sync-parts.ts'

export interface SyncRun {
  readonly mirrors: readonly MirrorName[]
  readonly mode: SyncMode
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: SyncProgress) => void
}

/** How far a run is; `share` is the part of the whole run, from 0 to 1. */
export interface SyncProgress {
  readonly mirror: MirrorName
  readonly rows: number
  readonly share: number
}

export interface SyncResult extends MirrorChanges {
  /** Tables that could not be read; the others were. */
  readonly failed: readonly MirrorName[]
}

/** Keeps one tenant's mirror in step with its back office. */
export interface Sync {
  /** Reads tables, one run at a time, and lets the portal follow. Throws when none of them could be read. */
  run(parts: TenantParts, run: SyncRun): Promise<SyncResult>
  /** Reads everything once, unless that was done before; resolves when the mirror and what is made of it are complete. */
  first(parts: TenantParts, run?: Pick<SyncRun, 'signal' | 'onProgress'>): Promise<void>
  /** Notes with each table what it lacks of what is published, before its own turn comes; never throws. */
  checkSources(parts: Pick<TenantParts, 'log'>, signal?: AbortSignal): Promise<void>
  /** True when everything was read once and the search was made of it. */
  isComplete(db: Db): Promise<boolean>
  /** Since when every table was read or compared completely; null before the first read is over. */
  readWholeAt(): Promise<Date | null>
  /** Brings the content of pictures; waits for a comparison of all keys, because each takes much memory. */
  images(parts: TenantParts, run: ImageRun): Promise<ImageCounts>
}

/** A back office that is away is reported once, where that is found; what it answers wrongly, for each table. */
function logFailure({ log, erp }: TenantParts, mirror: MirrorName, error: ErpError): void {
  const { kind, message, details } = error
  // Another answer may have come meanwhile, upon which the back office counts as there again.
  const isAway = isAccountRefused(error) || !erp.isReachable()
  const isPassing = kind === 'transient' || kind === 'unknownOutcome' || isAway
  log[isPassing ? 'warn' : 'error']({ mirror, ...details, reason: message }, 'synchronisation failed')
}

async function readMirrors(parts: TenantParts, mirror: ErpMirror, run: SyncRun) {
  const changes = new Map<MirrorName, MirrorChanges>()
  const failures: { readonly name: MirrorName; readonly error: ErpError }[] = []
  for (const [at, name] of run.mirrors.entries()) {
    run.signal?.throwIfAborted()
    const tell = (rows: number, total: number | null) => {
      const part = total === null || total === 0 ? 1 : Math.min(1, rows / total)
      run.onProgress?.({ mirror: name, rows, share: (at + part) / run.mirrors.length })
    }
    const options = { ...(run.signal && { signal: run.signal }), ...(run.onProgress && { onProgress: tell }) }
    run.onProgress?.({ mirror: name, rows: 0, share: at / run.mirrors.length })
    try {
      changes.set(name, await mirror.sync(name, { mode: run.mode, ...options }))
    } catch (error) {
      if (!(error instanceof ErpError)) throw error
      // One service that is wrong stops itself only (failure mode 9).
      if (error.details.notSent !== true) logFailure(parts, name, error)
      failures.push({ name, error })
    }
  }
  const unasked = failures.filter(({ error }) => error.details.notSent === true).map(({ name }) => name)
  if (unasked.length > 0) parts.log.info({ mirrors: unasked }, 'not read while the back office is away')
  return { changes, failures }
}

/** Work that waits for all that was given before. */
function oneAfterAnother(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** The tables that were never read whole; at nearly every start that is none, which one statement shows. */
async function listUnread(mirror: ErpMirror): Promise<readonly MirrorName[]> {
  if ((await mirror.readWholeAt(allMirrors)) !== null) return []
  const unread: MirrorName[] = []
  for (const name of allMirrors) if ((await mirror.readWholeAt([name])) === null) unread.push(name)
  return unread
}

/** The mirror's side of a tenant; runs wait for each other, and a first read is shared by all who ask for it. */
export function createSync(mirror: ErpMirror, effects: SyncEffects): Sync {
  const inTurn = oneAfterAnother()
  const withMuchMemory = oneAfterAnother()
  let isCaughtUp = false
  // Another process may have ended between reading and telling.
  let isAllTold = false
  let first: Promise<void> | null = null

  const runNow = async (parts: TenantParts, run: SyncRun): Promise<SyncResult> => {
    const wasAllTold = isAllTold
    isAllTold = false
    const { changes, failures } = await readMirrors(parts, mirror, run)
    // What a table that failed wrote before is not among the changes.
    const isWhole = failures.every(({ error }) => error.details.notSent === true)
    const isComparing = run.mode === 'compare'
    const isCatchingUp = !isCaughtUp || isComparing
    if (changes.has('requests')) isCaughtUp = false
    await followChanges(parts, effects, { changes, isCatchingUp, isComparing, isAllTold: wasAllTold && isWhole })
    isAllTold = isWhole
    if (changes.has('requests')) isCaughtUp = true
    const [failure] = failures
    if (failure !== undefined && changes.size === 0) throw failure.error
    const total = [...changes.values()].reduce(addChanges, noChanges)
    if (hasChanged(total)) parts.log.info({ mirrors: run.mirrors, ...total, touched: undefined }, 'mirror changed')
    return { ...total, failed: failures.map(({ name }) => name) }
  }
  const readFirst = async (parts: TenantParts, run: Pick<SyncRun, 'signal' | 'onProgress'>): Promise<void> => {
    const mirrors = await listUnread(mirror)
    const read = () => runNow(parts, { ...run, mirrors, mode: 'changes' })
    const failed = mirrors.length === 0 ? [] : (await inTurn(read)).failed
    // A process may have ended between the two.
    if (!(await effects.isSearchMade(parts.db))) {
      await inTurn(() => transact(parts.db, (tx) => effects.rebuildSearch(tx)))
      await parts.memory.changed(['catalogue'], [catalogueIds.search])
    }
    if (failed.length > 0)
      throw new ErpError('contract', `Not everything could be read: ${failed.join(', ')}`, { code: 'FirstReadFailed' })
  }
  return {
    run(parts, run) {
      const work = () => inTurn(() => runNow(parts, run))
      return run.mode === 'compare' ? withMuchMemory(work) : work()
    },
    first(parts, run = {}) {
      first ??= readFirst(parts, run).catch((error) => {
        first = null
        throw error
      })
      return first
    },
    async checkSources({ log }, signal) {
      await mirror.checkSources(signal).catch((err) => {
        if (signal?.aborted !== true) log.warn({ err }, 'the look at what is published broke off')
      })
    },
    readWholeAt: () => mirror.readWholeAt(allMirrors),
    isComplete: async (db) => (await mirror.readWholeAt(allMirrors)) !== null && effects.isSearchMade(db),
    images: (parts, run) => withMuchMemory(() => syncImages(parts, mirror, run)),
  }
}
