import { company, instance } from '../config.ts'
import { badRequest, companyNotFound } from './errors.ts'

/** What an OData address asks for. */
export type Target =
  | { readonly kind: 'document' | 'metadata' | 'companies' | 'nothing' }
  | {
      readonly kind: 'resource'
      readonly name: string
      readonly keyText: string | null
      readonly companyGiven: boolean
    }

export const odataRoot = `/${instance}/ODataV4`

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
  if (scoped && resource === '') return { kind: 'companies' }
  const parts = /^([A-Za-z]\w*)(?:\((.*)\))?$/.exec(resource)
  if (parts === null) return { kind: 'nothing' }
  return {
    kind: 'resource',
    name: parts[1] ?? '',
    keyText: parts[2] ?? null,
    companyGiven: scoped !== null || named !== null,
  }
}
