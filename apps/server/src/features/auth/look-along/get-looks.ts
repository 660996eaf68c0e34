import type { lookAlong } from '@portal/contract/look-along.ts'
import { lookStand } from '@portal/domain/look-along/look-along.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { findLookOfSession, type LookRow, listLooks } from './looks.store.ts'

const stands = { asked: 'gevraagd', allowed: 'loopt', refused: 'geweigerd' } as const

/** One look as the side that `sees` it reads it; null when it is over. */
function shown(look: LookRow, sees: 'admin' | 'person', now: Date) {
  const stand = lookStand(look, now)
  if (stand === 'over') return null
  const [userName, fullName] =
    sees === 'admin' ? [look.personName, look.personFullName] : [look.adminName, look.adminFullName]
  return {
    id: look.id,
    gebruikersnaam: userName,
    naam: fullName || userName,
    reden: look.reason,
    stand: stands[stand],
    tot: look.expiresAt.toISOString(),
  }
}

export const getLooks: UseCase<typeof lookAlong.getLooks> = async (ctx) => {
  const user = signedIn(ctx)
  const now = ctx.clock.now()
  const rows = await listLooks(ctx.db, user.id, now)
  const of = (sees: 'admin' | 'person') => {
    const own = rows.filter((row) => (sees === 'admin' ? row.adminId : row.personId) === user.id)
    return own.flatMap((row) => shown(row, sees, now) ?? [])
  }
  const lookId = ctx.sessionId === null ? null : await findLookOfSession(ctx.db, ctx.sessionId)
  return {
    bijMij: of('person').filter(({ stand }) => stand !== 'geweigerd'),
    vanMij: of('admin'),
    nu: of('admin').find(({ id }) => id === lookId) ?? null,
  }
}
