import { randomUUID } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import { insertAudit } from '../../platform/command/audit.store.ts'
import type { Db } from '../../platform/db/database.ts'
import { transact } from '../../platform/db/transact.ts'
import type { CompanySource } from '../odata/company-list.ts'
import type { Company } from '../odata/find-company.ts'
import { findOwnCompany, moveOpenWrites, saveOwnCompany } from './own-company.store.ts'

/** What a database holds about its company. */
export interface Adoption {
  /** Null in a database that belonged to none yet. */
  readonly former: Company | null
  readonly company: Company
  /** Writes that are not over and are meant for `company` now. */
  readonly writes: number
}

interface AdoptionParts {
  readonly db: Db
  readonly clock: Clock
  /** Asks the back office without comparing what it finds with the database. */
  readonly source: Pick<CompanySource, 'company'>
}

const keyOf = ({ id, name }: Company): string => id ?? name

/**
 * Lets the database belong to the configured company, because an operator knows that it is the same company under another
 * id or name. What waits for the former is meant for it from now on; what is held stays held until somebody lets it go.
 * @throws ErpError when the back office cannot be asked or has no such company; nothing is changed then
 */
export async function adoptCompany({ db, clock, source }: AdoptionParts, operator: string): Promise<Adoption> {
  const company = await source.company()
  return transact(db, async (tx) => {
    const former = await findOwnCompany(tx, { locked: true })
    if (former === null || (former.id === company.id && former.name === company.name))
      return { former, company, writes: 0 }
    await saveOwnCompany(tx, company)
    const spellings = [former.name, ...(former.id === null ? [] : [former.id])]
    const writes = await moveOpenWrites(tx, { from: spellings, to: keyOf(company) })
    const details = { former, company, writes }
    const audit = { call: 'backOffice.adoptCompany', subject: company.name, details, requestId: randomUUID() }
    await insertAudit(tx, { ...audit, at: clock.now(), userName: operator })
    return { former, company, writes }
  })
}
