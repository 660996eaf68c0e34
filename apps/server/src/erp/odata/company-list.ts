import type { ErpClient } from '../transport/erp-client.ts'
import { parseJson } from '../transport/parse-json.ts'
import { type Company, companiesIn, companyCalled, findCompany } from './find-company.ts'

/** Where the company comes from; it may be given another name in the back office at any time. */
export interface CompanySource {
  /** The configured company. @throws ErpError when the back office has none such */
  company(): Promise<Company>
  /** The company as it was found last; null until then. */
  knownCompany(): Company | null
  /** The company that is called so there, by its id or its exact name; null when there is none. */
  companyCalled(spelling: string): Promise<Company | null>
  /** Find the company again, after the back office said that there is none of this name. */
  forgetCompany(): void
}

export interface CompanyPlace {
  /** Address of the instance with a slash at its end, e.g. `https://erp.example/BC/`. */
  readonly base: URL
  /** The configured company, by its id or its exact name. */
  readonly company: string
  /** Called with the company that was found, before anything is asked of it; what it throws prevents asking. */
  readonly onCompany?: (found: Company) => Promise<void>
}

/** Asks for the list once and keeps it, until somebody says that it is not true any more. */
export function createCompanySource(client: ErpClient, { base, onCompany, ...place }: CompanyPlace): CompanySource {
  let list: Promise<readonly Company[]> | null = null
  let known: Company | null = null

  const readList = (): Promise<readonly Company[]> =>
    client.request({
      method: 'GET',
      url: new URL('ODataV4/Company', base),
      priority: 'interactive',
      isRepeatable: true,
      parse: (answer) => {
        const rows = parseJson(answer, true).value
        return companiesIn(Array.isArray(rows) ? rows : [])
      },
    })
  const listOnce = (): Promise<readonly Company[]> => {
    list ??= readList().catch((error) => {
      list = null
      throw error
    })
    return list
  }
  const company = async (): Promise<Company> => {
    try {
      const found = findCompany(await listOnce(), place.company)
      if (known?.id !== found.id || known.name !== found.name) await onCompany?.(found)
      known = found
      return found
    } catch (error) {
      // It may be made there at any time.
      list = null
      throw error
    }
  }
  return {
    company,
    knownCompany: () => known,
    async companyCalled(spelling) {
      const found = companyCalled(await listOnce(), spelling)
      if (found !== null) return found
      list = null
      return companyCalled(await listOnce(), spelling)
    },
    forgetCompany: () => {
      list = null
    },
  }
}
