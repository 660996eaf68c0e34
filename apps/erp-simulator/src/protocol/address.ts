import { company, instance } from '../config.ts'
import { badRequest, companyNotFound, tenantUnavailable } from './errors.ts'

/** What an OData address asks for. */
export type Target = { readonly kind: 'document' | 'metadata' | 'companies' | 'company' | 'nothing' } | Resource

export interface Resource {
  readonly kind: 'resource'
  readonly name: string
  readonly keyText: string | null
  /** The address ends in `/$count`. */
  readonly isCount: boolean
  readonly companyGiven: boolean
}

export const odataRoot = `/${instance}/ODataV4`
export const soapRoot = `/${instance}/WS`

/** Whether a path lies below a root; the web server in front ignores case there. */
export function isBelow(path: string, root: string): boolean {
  return `${path}/`.toLowerCase().startsWith(`${root}/`.toLowerCase())
}

const onlyTenant = 'default'

/** @throws ProtocolError for a tenant that this server does not have */
export function checkTenant(query: URLSearchParams): void {
  const tenant = query.get('tenant')
  if (tenant !== null && tenant.toLowerCase() !== onlyTenant) throw tenantUnavailable(tenant)
}

function checkCompany(selector: string): void {
  const byName = /^'(.*)'$/.exec(selector)?.[1]?.replaceAll("''", "'")
  const byId = /^(?:Id=)?([0-9a-f-]{36})$/i.exec(selector)?.[1]
  if (byName === company.name || byId?.toLowerCase() === company.id) return
  throw companyNotFound()
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw badRequest('Bad request.')
  }
}

/** Reads the part of an address after the OData root: company by name, id or query, then service and key. */
export function readTarget(path: string, query: URLSearchParams): Target {
  const rest = decode(path.slice(odataRoot.length)).replace(/^\/+|\/+$/g, '')
  if (rest === '') return { kind: 'document' }
  if (rest === '$metadata') return { kind: 'metadata' }
  if (rest === 'Company') return { kind: 'companies' }
  const scoped = /^Company\(((?:'(?:[^']|'')*'|[^)]*))\)(?:\/(.*))?$/.exec(rest)
  if (scoped) checkCompany(scoped[1] ?? '')
  const named = query.get('company')
  if (!scoped && named !== null && named !== company.name && named !== company.id) throw companyNotFound()
  const resource = scoped ? (scoped[2] ?? '') : rest
  if (scoped && resource === '') return { kind: 'company' }
  const parts = /^([A-Za-z]\w*)(?:\((.*)\)|(\/\$count))?$/.exec(resource)
  if (parts === null) return { kind: 'nothing' }
  return {
    kind: 'resource',
    name: parts[1] ?? '',
    keyText: parts[2] ?? null,
    isCount: parts[3] !== undefined,
    companyGiven: scoped !== null || named !== null,
  }
}
