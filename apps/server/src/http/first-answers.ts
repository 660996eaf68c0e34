import { categories } from '@portal/contract/categories.ts'
import { settings } from '@portal/contract/settings.ts'
import { defaultLocale } from '@portal/domain/constants.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { waitAtMost } from '../platform/jobs/wait-at-most.ts'

/** What the first screen of everybody without a session asks at once. */
const questions = [settings.getSettings, categories.getItemCategories]
/** The page waits no longer: without answers it asks by itself. */
const patienceMs = 250

async function ask(app: FastifyInstance, path: string, request: FastifyRequest): Promise<string | null> {
  const headers = { host: request.host, 'content-type': 'application/json', 'accept-language': defaultLocale }
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: path,
    headers,
    remoteAddress: request.ip,
    payload: '{}',
  })
  return statusCode === 200 ? `{"path":${JSON.stringify(path)},"input":{},"answer":${body}}` : null
}

/**
 * An element with the answers a visitor without a session gets to the first questions, asked at the same door as from
 * outside: on a slow phone the screen is there one journey sooner. Empty while there are none.
 */
export function firstAnswers(app: FastifyInstance): (request: FastifyRequest) => Promise<string> {
  return async (request) => {
    let element = ''
    const bring = async () => {
      const asked = await Promise.all(questions.map(({ path }) => ask(app, path, request)))
      const found = asked.filter((answer) => answer !== null)
      const text = `{"language":"${defaultLocale}","answers":[${found.join(',')}]}`.replaceAll('<', '\\u003c')
      element = `<script type="application/json" id="first-answers">${text}</script>`
    }
    // A page without them is as good, only later.
    await waitAtMost(
      patienceMs,
      bring().catch(() => undefined),
    )
    return element
  }
}
