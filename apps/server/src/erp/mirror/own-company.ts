import type { Db } from '../../platform/db/database.ts'
import { ErpError } from '../erp-error.ts'
import { type Company, describeCompany, isSameCompany } from '../odata/find-company.ts'
import { claimCompany, saveOwnCompany } from './own-company.store.ts'

/**
 * A database holds the data of one company, the first that was found for it; rows of another never come beside them
 * (failure mode 10). Another name of the same company is kept, as is an id that its list did not have before.
 * @throws ErpError `contract` with code `OtherCompany`
 */
export async function requireOwnCompany(db: Db, found: Company): Promise<void> {
  const own = await claimCompany(db, found)
  if (!isSameCompany(own, found)) {
    const said = `The data here are those of ${describeCompany(own)}, the connection is to ${describeCompany(found)}; configure the former, or give the tenant a database of its own`
    throw new ErpError('contract', said, { code: 'OtherCompany' })
  }
  const id = found.id ?? own.id
  if (id !== own.id || found.name !== own.name) await saveOwnCompany(db, { id, name: found.name })
}
