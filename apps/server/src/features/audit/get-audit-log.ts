import type { audit } from '@portal/contract/audit.ts'
import type { UseCase } from '../../http/handlers.ts'
import { countAudit, listAudit } from './audit.store.ts'

/** What people changed, for administrators: filtered, a page at a time. */
export const getAuditLog: UseCase<typeof audit.getAuditLog> = async (ctx, input) => {
  const { onderdeel, zoekterm, van, tot, pagina, rijen } = input
  const filter = { feature: onderdeel, term: zoekterm, from: van, until: tot }
  const [items, totaal] = await Promise.all([
    listAudit(ctx.db, filter, { from: (pagina - 1) * rijen, size: rijen }),
    countAudit(ctx.db, filter),
  ])
  return { items, totaal }
}
