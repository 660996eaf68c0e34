import { PortalError } from '@portal/contract/errors.ts'
import type { settings } from '@portal/contract/settings.ts'
import { findSetting } from '@portal/domain/settings/catalogue.ts'
import { isSecret } from '@portal/domain/settings/setting-changes.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { changeSettings } from './change-settings.ts'
import { findChange } from './settings.store.ts'

/** Takes the last change of a setting back; what somebody changed after it is never lost with it. */
export const undoSettingChange: UseCase<typeof settings.undoSettingChange> = async (ctx, input) => {
  const person = signedIn(ctx)
  const change = await findChange(ctx.db, Number(input.wijziging))
  const entry = change === null ? undefined : findSetting(change.key)
  if (change === null || entry === undefined) throw new PortalError('error.niet_gevonden')
  if (isSecret(entry)) throw new PortalError('instelling.geheim', { name: change.key })
  const wanted = { kind: entry.kind, name: change.key, value: change.before, version: change.id }
  const order = {
    person,
    by: person.userName,
    at: ctx.clock.now(),
    reason: input.reden ?? '',
    undoes: change.id,
  }
  const names = await changeSettings({ tx: ctx.db, preset: ctx.tenant.preset }, [wanted], order)
  ctx.audit('settings', { names, undoes: input.wijziging })
  ctx.afterCommit(() => ctx.reloadSettings())
  return null
}
