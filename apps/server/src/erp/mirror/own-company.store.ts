import type { Db } from '../../platform/db/database.ts'
import { and, inArray } from '../../platform/db/query.ts'
import { erpOutbox, mirrorCompany } from '../../platform/db/schema/exchange.ts'
import type { Company } from '../odata/find-company.ts'
import { type OutboxState, outboxStates } from '../outbox-states.ts'

const columns = { id: mirrorCompany.companyId, name: mirrorCompany.name }

/** The company whose data the database holds; null before its first contact. `locked` keeps it so until the commit. */
export async function findOwnCompany(db: Db, { locked = false } = {}): Promise<Company | null> {
  const rows = db.select(columns).from(mirrorCompany)
  const [row] = await (locked ? rows.for('update') : rows)
  return row ?? null
}

/** As `findOwnCompany`; a database that has none yet belongs to this one from now on. */
export async function claimCompany(db: Db, { id, name }: Company): Promise<Company> {
  await db.insert(mirrorCompany).values({ companyId: id, name }).onConflictDoNothing()
  return (await findOwnCompany(db)) ?? { id, name }
}

export async function saveOwnCompany(db: Db, { id, name }: Company): Promise<void> {
  await db.update(mirrorCompany).set({ companyId: id, name })
}

const notOver: OutboxState[] = outboxStates.filter((state) => state !== 'confirmed' && state !== 'cancelled')

/** Writes that are not over and meant for one of these spellings are meant for another from now on. @returns how many */
export async function moveOpenWrites(
  db: Db,
  { from, to }: { readonly from: readonly string[]; readonly to: string },
): Promise<number> {
  const isOpen = and(inArray(erpOutbox.company, [...from]), inArray(erpOutbox.state, notOver))
  const { rowCount } = await db.update(erpOutbox).set({ company: to }).where(isOpen)
  return rowCount ?? 0
}
