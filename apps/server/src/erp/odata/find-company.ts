import { ErpError } from '../erp-error.ts'
import { quoteText } from './build-filter.ts'

/** A company of the back office: the id never changes, the name may be changed there. */
export interface Company {
  /** Null at an older back office, whose list of companies has names only. */
  readonly id: string | null
  readonly name: string
}

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const blankGuid = '00000000-0000-0000-0000-000000000000'

function textOf(row: unknown, field: string): string {
  const value =
    typeof row === 'object' && row !== null ? Object.entries(row).find(([name]) => name === field) : undefined
  return typeof value?.[1] === 'string' ? value[1] : ''
}

/** The companies of a back office, as its list of them says. */
export function companiesIn(rows: readonly unknown[]): readonly Company[] {
  return rows.map((row) => {
    const id = textOf(row, 'Id').toLowerCase()
    return { id: guid.test(id) && id !== blankGuid ? id : null, name: textOf(row, 'Name') }
  })
}

/** The company with this id or exactly this name; null when there is none. */
export function companyCalled(companies: readonly Company[], spelling: string): Company | null {
  const wanted = spelling.trim()
  const isId = guid.test(wanted)
  return companies.find(({ id, name }) => (isId ? id === wanted.toLowerCase() : name === wanted)) ?? null
}

/**
 * The configured company, by id or by its exact name; there is never a fall-back to a default company, whose data
 * would be somebody else's (failure mode 10).
 * @throws ErpError `contract` when there is none, or none can be found by id because the list has no ids
 */
export function findCompany(companies: readonly Company[], configured: string): Company {
  const found = companyCalled(companies, configured)
  if (found !== null) return found
  const wanted = configured.trim()
  if (guid.test(wanted) && companies.length > 0 && companies.every(({ id }) => id === null)) {
    const said = `The list of companies there has no ids, so ${wanted} is not found; configure the exact name of the company`
    throw new ErpError('contract', said, { code: 'CompanyWithoutId' })
  }
  throw new ErpError('contract', `The back office has no company ${wanted}`, { code: 'Internal_CompanyNotFound' })
}

/** Whether both are one company: by id where both have one. */
export function isSameCompany(one: Company, other: Company): boolean {
  return one.id !== null && other.id !== null ? one.id === other.id : one.name === other.name
}

/** As people read it. */
export function describeCompany({ id, name }: Company): string {
  return `${name} (${id ?? 'without an id'})`
}

/** The company as a part of an address: by its id, which stays, or else by its name. */
export function companySegment({ id, name }: Company): string {
  return id === null ? `Company(${encodeURIComponent(quoteText(name))})` : `Company(Id=${id})`
}
