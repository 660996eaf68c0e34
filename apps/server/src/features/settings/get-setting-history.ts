import type { settings } from '@portal/contract/settings.ts'
import { findSetting } from '@portal/domain/settings/catalogue.ts'
import { isSecret, maySet } from '@portal/domain/settings/setting-changes.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listChanges, readLastChanges } from './settings.store.ts'

/** Every change of the settings, newest first; settings that the catalogue has no more are left out. */
export const getSettingHistory: UseCase<typeof settings.getSettingHistory> = async (ctx, input) => {
  const person = signedIn(ctx)
  const { naam = null, zoekterm, namen, pagina, rijen } = input
  const wanted = { key: naam, term: zoekterm, keys: namen, limit: rijen, offset: (pagina - 1) * rijen }
  const [{ rows, total }, last] = await Promise.all([listChanges(ctx.db, wanted), readLastChanges(ctx.db)])
  const items = rows.flatMap((row) => {
    const entry = findSetting(row.key)
    if (entry === undefined) return []
    const geheim = isSecret(entry)
    const isLast = last.get(row.key)?.version === row.id
    return [
      {
        id: String(row.id),
        naam: row.key,
        kind: entry.kind,
        van: row.before,
        naar: row.after,
        geheim,
        door: row.changedBy,
        moment: row.changedAt.toISOString(),
        reden: row.reason,
        herstelt: row.undoes === null ? null : String(row.undoes),
        herstelbaar: isLast && !geheim && maySet(person, entry),
      },
    ]
  })
  return { items, totaal: total }
}
