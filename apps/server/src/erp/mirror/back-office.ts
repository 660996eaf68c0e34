import { type PublishedSchema, readSchema } from '../odata/check-schema.ts'
import { type Company, findCompany } from '../odata/find-company.ts'
import { type Page, type PageQuery, readPages } from '../odata/read-pages.ts'
import { classifyAnswer } from '../transport/classify-answer.ts'
import type { ErpClient } from '../transport/erp-client.ts'
import { parseJson } from '../transport/parse-json.ts'
import { untilAborted } from '../transport/until-aborted.ts'

/** The reading side of one tenant's back office. */
export interface BackOfficeReader {
  company(): Promise<Company>
  /** The company as it was found last; null until then. */
  knownCompany(): Company | null
  /** Find the company anew, after the back office said that there is none of this name. */
  forgetCompany(): void
  schema(signal?: AbortSignal): Promise<PublishedSchema>
  pages(query: PageQuery): AsyncGenerator<Page, void, undefined>
  /** Ask anew what is published, after an answer that did not fit. */
  forgetSchema(): void
}

/** What is published seldom changes; after an error it is asked for again at once. */
const schemaLifeMs = 10 * 60 * 1000

/** @param base address of the instance with a slash at its end, e.g. `https://erp.example/BC/` */
export function createReader(client: ErpClient, base: URL, configuredCompany: string): BackOfficeReader {
  let company: Promise<Company> | null = null
  let known: Company | null = null
  let schema: { readonly at: number; readonly read: Promise<PublishedSchema> } | null = null

  const readCompany = (): Promise<Company> =>
    client.request({
      method: 'GET',
      url: new URL('ODataV4/Company', base),
      lane: 'interactive',
      isRepeatable: true,
      parse: (answer) => {
        const rows = parseJson(answer, true).value
        known = findCompany(Array.isArray(rows) ? rows : [], configuredCompany)
        return known
      },
    })
  const readMetadata = (): Promise<PublishedSchema> =>
    client.request({
      method: 'GET',
      url: new URL('ODataV4/$metadata', base),
      lane: 'sync',
      headers: { accept: 'application/xml' },
      isRepeatable: true,
      parse: (answer) => {
        if (answer.status !== 200) throw classifyAnswer(answer, null, true)
        return readSchema(answer.text)
      },
    })
  const findOnce = (): Promise<Company> => {
    company ??= readCompany().catch((error) => {
      company = null
      throw error
    })
    return company
  }
  return {
    company: findOnce,
    knownCompany: () => known,
    forgetCompany: () => {
      company = null
    },
    schema(signal) {
      const isFresh = schema !== null && performance.now() - schema.at < schemaLifeMs
      if (!isFresh || schema === null) schema = { at: performance.now(), read: readMetadata() }
      const read = schema.read.catch((error) => {
        schema = null
        throw error
      })
      return untilAborted(read, signal)
    },
    async *pages(query) {
      yield* readPages(client, { base, companyId: (await untilAborted(findOnce(), query.signal)).id }, query)
    },
    forgetSchema: () => {
      schema = null
    },
  }
}
