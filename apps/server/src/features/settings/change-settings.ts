import { isDeepStrictEqual } from 'node:util'
import { type FieldError, PortalError } from '@portal/contract/errors.ts'
import type { Person } from '@portal/domain/access/vocabulary.ts'
import { findSetting, type SettingPreset } from '@portal/domain/settings/catalogue.ts'
import { readSettings } from '@portal/domain/settings/read-setting.ts'
import {
  findLockout,
  isSecret,
  maySet,
  refuseSettingChange,
  type SettingChange,
} from '@portal/domain/settings/setting-changes.ts'
import type { Db } from '../../platform/db/database.ts'
import { useUploads } from '../../platform/uploads/uploads.ts'
import {
  clearOverrides,
  insertHistory,
  isKnownFile,
  listProvenLogins,
  lockSettings,
  readLastChanges,
  readOverrides,
  setOverrides,
} from './settings.store.ts'

/** A change with the version that its author had before them. */
export interface WantedChange extends SettingChange {
  readonly version?: number | undefined
}

export interface ChangeOrder {
  readonly person: Person
  readonly by: string
  readonly at: Date
  readonly reason: string
  readonly undoes?: number
}

const fieldOf = (position: number) => `items.${position}.value`

function refuseByItself(change: WantedChange, person: Person, field: string): FieldError | null {
  const entry = findSetting(change.name)
  const fault = refuseSettingChange(change)
  if (fault?.reason === 'undefined')
    return { field, code: 'instelling.niet_gedefinieerd', params: { kind: change.kind, name: change.name } }
  if (entry !== undefined && !maySet(person, entry)) throw new PortalError('error.niet_toegankelijk', {}, { field })
  if (fault === null) return null
  const limit = fault.limit === undefined ? {} : { limit: fault.limit }
  return { field, code: 'instelling.ongeldig', params: { name: change.name, reason: fault.reason, ...limit } }
}

function throwFirst(faults: readonly FieldError[]): void {
  const [first] = faults
  if (first !== undefined) throw new PortalError(first.code, first.params, { field: first.field, fields: faults })
}

/** Refuses what no administrator may store, before anything is looked up. */
export function refuseChanges(changes: readonly WantedChange[], person: Person): void {
  throwFirst(changes.flatMap((change, position) => refuseByItself(change, person, fieldOf(position)) ?? []))
}

/** Somebody stored another value since this one was made: who and when, so that no work is lost unnoticed. */
async function refuseStale(tx: Db, changes: readonly WantedChange[]): Promise<void> {
  const last = await readLastChanges(tx)
  throwFirst(
    changes.flatMap(({ name, version }, position) => {
      const now = last.get(name)
      if (version === undefined || version === (now?.version ?? 0)) return []
      const params = { name, user: now?.by ?? '', moment: now?.at.toISOString() ?? '' }
      return [{ field: fieldOf(position), code: 'instelling.intussen' as const, params }]
    }),
  )
}

async function refuseLockout(
  tx: Db,
  { stored, preset }: { readonly stored: ReadonlyMap<string, unknown>; readonly preset: SettingPreset },
  changes: readonly WantedChange[],
): Promise<void> {
  const wanted = new Map([...stored, ...changes.map(({ name, value }) => [name, value ?? undefined] as const)])
  const before = readSettings(Object.fromEntries(stored), preset)
  const after = readSettings(Object.fromEntries(wanted), preset)
  const shut = findLockout(before.bool, after.bool, await listProvenLogins(tx))
  if (shut === null) return
  const field = fieldOf(changes.findIndex(({ name }) => name === shut))
  throw new PortalError('instelling.laatste_login', { name: shut }, { field })
}

/** The last value that was sent for each setting. */
function lastOfEach(changes: readonly WantedChange[]): readonly WantedChange[] {
  return [...new Map(changes.map((change) => [change.name, change])).values()]
}

function written(name: string, value: unknown): unknown {
  const entry = findSetting(name)
  const isHidden = entry !== undefined && isSecret(entry)
  return value === null || value === undefined ? null : isHidden ? true : value
}

/** The file of a setting stays, and the one before it too: its change can be taken back. */
async function keepFiles(
  tx: Db,
  changed: readonly WantedChange[],
  stored: ReadonlyMap<string, unknown>,
): Promise<void> {
  for (const { kind, name, value } of changed) {
    const hashes = [value, stored.get(name)].filter((hash) => typeof hash === 'string')
    if (kind === 'file') await useUploads(tx, `setting ${name}`, hashes)
  }
}

/** A file that came by `UploadSettingFile`, or that the setting had before: any other text is no file. */
async function refuseUnknownFiles(
  tx: Db,
  changes: readonly WantedChange[],
  { stored, preset }: { readonly stored: ReadonlyMap<string, unknown>; readonly preset: SettingPreset },
): Promise<void> {
  const defaults = readSettings({}, preset)
  const faults: FieldError[] = []
  for (const [position, { kind, name, value }] of changes.entries()) {
    if (kind !== 'file' || typeof value !== 'string') continue
    if (value === stored.get(name) || value === defaults.value(kind, name)) continue
    if (await isKnownFile(tx, { name, hash: value })) continue
    faults.push({ field: fieldOf(position), code: 'instelling.ongeldig', params: { name, reason: 'file' } })
  }
  throwFirst(faults)
}

interface Judged {
  readonly tx: Db
  readonly preset: SettingPreset
}

/**
 * Whether changes could be stored now; the settings stay locked until the transaction ends.
 * @returns the values that differ from preset and default as they stand
 * @throws PortalError naming the first that is refused, and why
 */
export async function judgeChanges(
  { tx, preset }: Judged,
  changes: readonly WantedChange[],
  person: Person,
): Promise<ReadonlyMap<string, unknown>> {
  refuseChanges(changes, person)
  await lockSettings(tx)
  await refuseStale(tx, changes)
  const stored = await readOverrides(tx)
  await refuseUnknownFiles(tx, changes, { stored, preset })
  await refuseLockout(tx, { stored, preset }, changes)
  return stored
}

/**
 * Stores changes with their history, all of them or none; what stands there already is no change.
 * @returns the names that changed
 */
export async function changeSettings(
  { tx, preset }: Judged,
  changes: readonly WantedChange[],
  order: ChangeOrder,
): Promise<readonly string[]> {
  const stored = await judgeChanges({ tx, preset }, changes, order.person)
  const changed = lastOfEach(changes).filter(({ name, value }) => !isDeepStrictEqual(stored.get(name) ?? null, value))
  const by = { changedBy: order.by, changedAt: order.at }
  const set = changed.flatMap(({ name, value }) => (value === null ? [] : [{ key: name, value }]))
  await setOverrides(tx, set, by)
  const cleared = changed.filter(({ value }) => value === null)
  await clearOverrides(
    tx,
    cleared.map(({ name }) => name),
  )
  const history = changed.map(({ name, value }) => ({
    ...by,
    key: name,
    before: written(name, stored.get(name)),
    after: written(name, value),
    reason: order.reason,
    undoes: order.undoes ?? null,
  }))
  await insertHistory(tx, history)
  await keepFiles(tx, changed, stored)
  return changed.map(({ name }) => name)
}
