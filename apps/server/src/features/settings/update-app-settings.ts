import { type FieldError, PortalError } from '@portal/contract/errors.ts'
import type { settings } from '@portal/contract/settings.ts'
import type { Person } from '@portal/domain/access/vocabulary.ts'
import { findSetting } from '@portal/domain/settings/catalogue.ts'
import { UndefinedSettingError } from '@portal/domain/settings/read-setting.ts'
import { validateValue } from '@portal/domain/settings/validate-setting.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { maySet } from './get-app-settings.ts'
import { clearOverrides, setOverrides } from './settings.store.ts'

interface Change {
  readonly kind: 'bool' | 'int' | 'string' | 'multi-string' | 'column' | 'file'
  readonly name: string
  readonly value: unknown
}

/** A setting that is not defined under its kind is named with that kind (R-VAL-18). */
function refuseChange(change: Change, person: Person, field: string): FieldError | null {
  const entry = findSetting(change.name)
  if (entry?.kind !== change.kind) {
    const { kind, key } = new UndefinedSettingError(change.kind, change.name)
    return { field, code: 'instelling.niet_gedefinieerd', params: { kind, name: key } }
  }
  if (!maySet(person, entry)) throw new PortalError('error.niet_toegankelijk', {}, { field })
  if (change.value === null && entry.kind !== 'file') return null
  const fault = validateValue(entry, change.value)
  if (fault === null) return null
  const limit = fault.limit === undefined ? {} : { limit: fault.limit }
  return { field, code: 'instelling.ongeldig', params: { name: change.name, reason: fault.reason, ...limit } }
}

function refuseChanges(changes: readonly Change[], person: Person): void {
  const faults = changes.flatMap((change, position) => refuseChange(change, person, `items.${position}.value`) ?? [])
  const [first] = faults
  if (first !== undefined) throw new PortalError(first.code, first.params, { field: first.field, fields: faults })
}

/** The audit row says which settings changed; a secret's value is in no log. */
function tellEverybody(ctx: Ctx, changes: readonly Change[]): void {
  ctx.audit('settings', { names: changes.map((change) => change.name) })
  ctx.afterCommit(() => ctx.reloadSettings())
}

/** Set or clear overrides, all or none; every reader gets the new values at the next GetSettings (R-SET-37). */
export const updateAppSettings: UseCase<typeof settings.updateAppSettings> = async (ctx, input) => {
  const user = signedIn(ctx)
  refuseChanges(input.items, user)
  const lastByName = new Map(input.items.map((change) => [change.name, change.value]))
  const entries = [...lastByName].map(([key, value]) => ({ key, value }))
  const by = { changedBy: user.userName, changedAt: ctx.clock.now() }
  await setOverrides(
    ctx.db,
    entries.filter(({ value }) => value !== null),
    by,
  )
  await clearOverrides(
    ctx.db,
    entries.filter(({ value }) => value === null).map(({ key }) => key),
  )
  tellEverybody(ctx, input.items)
  return null
}
