import { unexpectedAnswer } from '../transport/classify-answer.ts'
import type { ErpClient } from '../transport/erp-client.ts'
import { parseJson } from '../transport/parse-json.ts'
import type { Company } from './find-company.ts'
import { serviceUrl } from './read-pages.ts'

/**
 * Reads one row of a service: a page can be published as it should and still fail when it runs.
 * @throws ErpError with what the back office says
 */
export async function readSample(
  client: ErpClient,
  at: { readonly base: URL; readonly company: Company },
  of: { readonly service: string; readonly select: readonly string[] },
): Promise<void> {
  await client.request({
    method: 'GET',
    url: serviceUrl(at.base, at.company, { ...of, pageSize: 1, priority: 'interactive' }),
    priority: 'interactive',
    headers: { prefer: 'odata.maxpagesize=1' },
    isRepeatable: true,
    parse: (answer) => {
      if (!Array.isArray(parseJson(answer, true).value)) throw unexpectedAnswer('no list of rows', answer, true)
    },
  })
}
