import type { settings } from '@portal/contract/settings.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { changeSettings } from './change-settings.ts'

/** Set or clear overrides, all or none; every reader gets the new values at the next GetSettings (R-SET-37). */
export const updateAppSettings: UseCase<typeof settings.updateAppSettings> = async (ctx, { items, reason = '' }) => {
  const person = signedIn(ctx)
  const order = { person, by: person.userName, at: ctx.clock.now(), reason }
  const names = await changeSettings({ tx: ctx.db, preset: ctx.tenant.preset }, items, order)
  // The audit row says which settings changed; a secret's value is in no log.
  ctx.audit('settings', { names })
  ctx.afterCommit(() => ctx.reloadSettings())
  return null
}
