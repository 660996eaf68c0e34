import type { Db } from '../../platform/db/database.ts'
import { mirrorCompany } from '../../platform/db/schema/exchange.ts'
import type { Company } from '../odata/find-company.ts'

const columns = { id: mirrorCompany.companyId, name: mirrorCompany.name }

/** The company whose data the database holds; null before its first contact. */
export async function findOwnCompany(db: Db): Promise<Company | null> {
  const [row] = await db.select(columns).from(mirrorCompany)
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
