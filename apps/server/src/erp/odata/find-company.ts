import { ErpError } from '../transport/erp-error.ts'

/** A company of the back office: the id never changes, the name may be changed there. */
export interface Company {
  readonly id: string
  readonly name: string
}

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function textOf(row: unknown, field: string): string {
  const value =
    typeof row === 'object' && row !== null ? Object.entries(row).find(([name]) => name === field) : undefined
  return typeof value?.[1] === 'string' ? value[1] : ''
}

/**
 * The configured company, by id or by its exact name; there is never a fall-back to a default company, whose data
 * would be somebody else's (failure mode 10).
 */
export function findCompany(rows: readonly unknown[], configured: string): Company {
  const companies = rows.map((row) => ({ id: textOf(row, 'Id'), name: textOf(row, 'Name') }))
  const wanted = configured.trim()
  const found = companies.find(({ id, name }) =>
    guid.test(wanted) ? id.toLowerCase() === wanted.toLowerCase() : name === wanted,
  )
  if (found === undefined || !guid.test(found.id)) {
    throw new ErpError('contract', `The back office has no company ${wanted}`, { code: 'Internal_CompanyNotFound' })
  }
  return found
}
