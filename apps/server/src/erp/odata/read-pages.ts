import { ErpError } from '../erp-error.ts'
import { unexpectedAnswer } from '../transport/classify-answer.ts'
import type { ErpClient } from '../transport/erp-client.ts'
import { type ErpRow, parseJson } from '../transport/parse-json.ts'
import type { Priority } from '../transport/priority-queue.ts'
import type { HttpAnswer } from '../transport/send-http.ts'
import { type Company, companySegment } from './find-company.ts'
import { resolveNextLink } from './resolve-next-link.ts'
import { requireAsked } from './row-filter.ts'

export interface PageQuery {
  readonly service: string
  readonly select: readonly string[]
  /** One of the forms of `row-filter.ts`; rows that do not fit it are refused. */
  readonly filter?: string
  readonly pageSize: number
  readonly priority: Priority
  /** Ask the back office how many rows there are, to compare with what came. */
  readonly withCount?: boolean
  /** Rows to pass over, in the order of the service. */
  readonly skip?: number
  readonly signal?: AbortSignal
}

export interface Page {
  readonly rows: readonly ErpRow[]
  /** Rows in all pages as the back office counted them, on the first page when asked. */
  readonly count: number | null
}

interface RawPage extends Page {
  readonly next: URL | null
}

/** More pages than this is no data but a circle. */
const mostPages = 100_000

function readPage(answer: HttpAnswer, url: URL, base: URL): RawPage {
  const body = parseJson(answer, true)
  const rows = body.value
  if (!Array.isArray(rows)) throw unexpectedAnswer('no list of rows', answer, true)
  const link = body['@odata.nextLink']
  const count = body['@odata.count']
  return {
    // The fields of a row are checked where they are mapped to columns.
    rows: rows as readonly ErpRow[],
    count: typeof count === 'string' ? Number(count) : null,
    next: typeof link === 'string' ? resolveNextLink(link, url, base) : null,
  }
}

/** The address of a query; these options and no others, because unknown ones are ignored there (failure mode 6). */
export function serviceUrl(base: URL, company: Company, query: PageQuery): URL {
  const url = new URL(`ODataV4/${companySegment(company)}/${query.service}`, base)
  url.searchParams.set('$select', query.select.join(','))
  if (query.filter !== undefined) url.searchParams.set('$filter', query.filter)
  if (query.withCount === true) url.searchParams.set('$count', 'true')
  if (query.skip !== undefined && query.skip > 0) url.searchParams.set('$skip', String(query.skip))
  // The back office takes `+` for a plus sign.
  url.search = url.search.replaceAll('+', '%20')
  return url
}

/**
 * All rows of a query, page by page; the page size is asked for by header and the server's own links are followed,
 * because `$top` would hide the link and lose rows (failure mode 5). The next page is fetched while one is worked on.
 */
export async function* readPages(
  client: ErpClient,
  { base, company }: { readonly base: URL; readonly company: Company },
  query: PageQuery,
): AsyncGenerator<Page, void, undefined> {
  const fetchPage = (url: URL): Promise<RawPage> =>
    client.request({
      method: 'GET',
      url,
      priority: query.priority,
      headers: { prefer: `odata.maxpagesize=${query.pageSize}` },
      isRepeatable: true,
      parse: (answer) => readPage(answer, url, base),
      ...(query.signal === undefined ? {} : { signal: query.signal }),
    })
  let coming: Promise<RawPage> | null = fetchPage(serviceUrl(base, company, query))
  for (let pages = 1; coming !== null; pages += 1) {
    const page: RawPage = await coming
    requireAsked(query.filter, page.rows, query.service)
    if (pages > mostPages) throw new ErpError('contract', 'The pages never end', { code: 'EndlessPages' })
    coming = page.next === null ? null : fetchPage(page.next)
    // Its failure is met when its turn comes; until then it must not count as unhandled.
    coming?.catch(() => undefined)
    yield page
  }
}
