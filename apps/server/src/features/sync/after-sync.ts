import type { Subject } from '@portal/contract/subjects.ts'
import type { TouchedKey } from '../../erp/mirror-changes.ts'
import type { MirrorName } from '../../erp/mirrors.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Committing, transact, transactWith } from '../../platform/db/transact.ts'
import { refreshHidden } from '../categories/categories.ts'
import { type ChangesByMirror, changedMirrors } from './mirrors-changed.ts'
import { listLostRequests, settleRestores } from './restores.store.ts'
import { type ErpRequestState, listDifferingRequests, listRequestStates, listTouchedPeople } from './sync.store.ts'
import { mirrorUses } from './sync-parts.ts'
import { tellLocations } from './tell-locations.ts'
import { tellMemory } from './tell-memory.ts'

type Telling = TenantParts & Committing

/** What other features do with what came; given by the composition root, because a feature knows no other's use cases. */
export interface SyncEffects {
  rebuildSearch(db: Db): Promise<void>
  isSearchMade(db: Db): Promise<boolean>
  /** Takes over statuses and numbers of the portal's own requests. */
  applyRequests(parts: Telling, states: readonly ErpRequestState[]): Promise<void>
  /** Notifies of planned days of orders (`null`: of all) that differ from those their requesters know. */
  tellPlannedDays(parts: Telling, numbers: readonly string[] | null): Promise<void>
  /** Takes over numbers of the portal's own feedback (`null`: of all), and notifies of new answers to it. */
  applyComplaints(
    parts: Telling,
    found: { readonly numbers: readonly string[] | null; readonly answered: readonly string[] },
  ): Promise<void>
  /** Marks again which lines of invoices charge too long, where what decides it changed. */
  freshenMarks(parts: Pick<TenantParts, 'db' | 'memory'>, locationNos: null): Promise<void>
}

function touchedOf(changes: ChangesByMirror, names: readonly MirrorName[], column: string): readonly string[] {
  const keys: readonly TouchedKey[] = names.flatMap((name) => changes.get(name)?.touched ?? [])
  return [...new Set(keys.flatMap((key) => key[column] ?? []))]
}

async function tellPeople(parts: TenantParts, changes: ChangesByMirror): Promise<void> {
  const erpUserNames = touchedOf(changes, ['users', 'userLocations'], 'user_name')
  const locationNos = touchedOf(changes, ['locations'], 'no')
  if (erpUserNames.length + locationNos.length === 0) return
  for (const name of await listTouchedPeople(parts.db, { erpUserNames, locationNos }))
    parts.hub.changed({ user: name }, { subjects: ['locations'] })
}

async function applyRequests(
  parts: TenantParts,
  effects: SyncEffects,
  { changes, isCatchingUp }: { readonly changes: ChangesByMirror; readonly isCatchingUp: boolean },
): Promise<void> {
  if (!changes.has('requests')) return
  await transactWith(parts, async (own) => {
    const states = isCatchingUp
      ? await listDifferingRequests(own.db)
      : await listRequestStates(own.db, touchedOf(changes, ['requests'], 'no'))
    await effects.applyRequests(own, states)
  })
}

/** Says once which requests a restore lost, when those of the back office were read for the first time after it. */
async function settleAfterRestore({ db, clock, log }: TenantParts, { changes }: FollowedRun): Promise<void> {
  if (!changes.has('requests')) return
  if ((await transact(db, (tx) => settleRestores(tx, clock.now()))) === 0) return
  const lost = (await listLostRequests(db)).map(({ no }) => no)
  if (lost.length > 0) log.error({ requests: lost }, 'a restore lost requests that the back office has')
  else log.info('a restore lost no request that the back office has')
}

async function applyComplaints(
  parts: TenantParts,
  effects: SyncEffects,
  { changes, isCatchingUp }: { readonly changes: ChangesByMirror; readonly isCatchingUp: boolean },
): Promise<void> {
  if (!changes.has('complaints') && !changes.has('complaintLines')) return
  const numbers = isCatchingUp ? null : touchedOf(changes, ['complaints'], 'no')
  const answered = touchedOf(changes, ['complaintLines'], 'complaint_no')
  await transactWith(parts, (own) => effects.applyComplaints(own, { numbers, answered }))
}

async function tellPlannedDays(parts: TenantParts, effects: SyncEffects, run: FollowedRun): Promise<void> {
  if (!run.changes.has('orders')) return
  const numbers = run.isCatchingUp ? null : touchedOf(run.changes, ['orders'], 'no')
  if (numbers?.length === 0) return
  await transactWith(parts, (own) => effects.tellPlannedDays(own, numbers))
}

/** Items, categories and sets decide which items are offered. */
async function decideHidden({ db }: TenantParts, run: FollowedRun): Promise<boolean> {
  const isTouched = changedMirrors(run.changes).some(([name]) => decidesHidden.has(name))
  if (!isTouched && !run.isComparing && run.isAllTold) return false
  return transact(db, refreshHidden)
}

const decidesHidden: ReadonlySet<MirrorName> = new Set(['items', 'categories', 'sets', 'setLines'])

const ofCatalogue: ReadonlySet<Subject> = new Set(['catalogue', 'prices', 'texts'])

export interface FollowedRun {
  readonly changes: ChangesByMirror
  /** Compare all requests, orders and feedback instead of those just read: an earlier run may have broken off in between. */
  readonly isCatchingUp: boolean
  /** Make the search again for the same reason. */
  readonly isComparing: boolean
  /** All changes of earlier runs were sent, so that this one sends no more than its own. */
  readonly isAllTold: boolean
}

/**
 * Lets the portal follow what a run changed: requests, search, kept answers, and the people who look at it. All of it
 * may be done twice.
 */
export async function followChanges(parts: TenantParts, effects: SyncEffects, run: FollowedRun): Promise<void> {
  await applyRequests(parts, effects, run)
  await settleAfterRestore(parts, run)
  await applyComplaints(parts, effects, run)
  await tellPlannedDays(parts, effects, run)
  await effects.freshenMarks(parts, null)
  const changed = changedMirrors(run.changes)
  if (run.isComparing || changed.some(([name]) => mirrorUses[name].isSearched))
    await transact(parts.db, (tx) => effects.rebuildSearch(tx))
  const hasHidden = await decideHidden(parts, run)
  const { whole, named } = await tellMemory(parts, run)
  if (hasHidden) await parts.memory.changed(['catalogue'])
  parts.hub.changed('all', { subjects: whole.filter((one) => ofCatalogue.has(one)) })
  parts.hub.changed('all', named)
  await tellPeople(parts, run.changes)
  await tellLocations(parts, run.changes)
}
