import { type PublishedSchema, readSchema } from '../odata/check-schema.ts'
import { type CompanyPlace, type CompanySource, createCompanySource } from '../odata/company-list.ts'
import { type Page, type PageQuery, readPages } from '../odata/read-pages.ts'
import { classifyAnswer } from '../transport/classify-answer.ts'
import type { ErpClient } from '../transport/erp-client.ts'
import { untilAborted } from '../transport/until-aborted.ts'

/** The reading side of one tenant's back office. */
export interface BackOfficeReader extends CompanySource {
  schema(signal?: AbortSignal): Promise<PublishedSchema>
  pages(query: PageQuery): AsyncGenerator<Page, void, undefined>
  /** Ask again what is published, after an answer that did not fit. */
  forgetSchema(): void
}

/** What is published seldom changes; after an error it is asked for again at once. */
const schemaLifeMs = 10 * 60 * 1000

export interface ReaderPlace extends CompanyPlace {
  /** Called with the published services whenever they were asked for, before anything is read by them. */
  readonly onSchema?: (schema: PublishedSchema) => Promise<void>
}

export function createReader(client: ErpClient, { onSchema, ...place }: ReaderPlace): BackOfficeReader {
  const { base } = place
  const companies = createCompanySource(client, place)
  let schema: { readonly at: number; readonly read: Promise<PublishedSchema> } | null = null

  const readMetadata = async (): Promise<PublishedSchema> => {
    const published = await client.request({
      method: 'GET',
      url: new URL('ODataV4/$metadata', base),
      priority: 'sync',
      headers: { accept: 'application/xml' },
      isRepeatable: true,
      parse: (answer) => {
        if (answer.status !== 200) throw classifyAnswer(answer, null, true)
        return readSchema(answer.text)
      },
    })
    await onSchema?.(published)
    return published
  }
  return {
    ...companies,
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
      yield* readPages(client, { base, company: await untilAborted(companies.company(), query.signal) }, query)
    },
    forgetSchema: () => {
      schema = null
    },
  }
}
