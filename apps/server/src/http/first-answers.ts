import { categories } from '@portal/contract/categories.ts'
import { settings } from '@portal/contract/settings.ts'
import { locales } from '@portal/domain/constants.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { waitAtMost } from '../platform/jobs/wait-at-most.ts'
import { cookieField, languageOf } from './web-cookies.ts'

/** What the first screen of everybody without a session asks at once. */
const questions = [settings.getSettings, categories.getItemCategories]
/** What every screen waits for. */
const questionsOfPerson = [settings.getSettings]
/** The page waits no longer: without answers it asks by itself. */
const patienceMs = 250

interface Asker {
  readonly language: string
  readonly token: string | null
}

/** By its cookies, as the web itself reads them. */
function askerOf(request: FastifyRequest): Asker {
  const wanted = languageOf(request)
  const token = cookieField(request, 'mp_auth', 'authorisation')
  return {
    language: locales.find((locale) => locale === wanted) ?? locales[0],
    token: typeof token === 'string' && /^[\w.-]+$/.test(token) ? token : null,
  }
}

async function ask(app: FastifyInstance, path: string, request: FastifyRequest): Promise<string | null> {
  const { language, token } = askerOf(request)
  const headers = {
    host: request.host,
    'content-type': 'application/json',
    'accept-language': language,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  }
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: path,
    headers,
    remoteAddress: request.ip,
    payload: '{}',
  })
  return statusCode === 200 ? `{"path":${JSON.stringify(path)},"input":{},"answer":${body}}` : null
}

/** Whom a token names; only beside answers that the portal gave to it, and so only of one that is valid. */
function nameIn(token: string): unknown {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return Object.entries(Object(claims)).find(([name]) => name === 'sub')?.[1]
}

/**
 * An element with the answers that this visitor gets to the first questions, asked at the same door as from outside: on
 * a slow phone the screen is there one journey sooner. Empty while there are none.
 */
export function firstAnswers(app: FastifyInstance): (request: FastifyRequest) => Promise<string> {
  return async (request) => {
    let element = ''
    const bring = async () => {
      const { language, token } = askerOf(request)
      const wanted = token === null ? questions : questionsOfPerson
      const asked = await Promise.all(wanted.map(({ path }) => ask(app, path, request)))
      const found = asked.filter((answer) => answer !== null)
      const head = `"language":"${language}","whose":${JSON.stringify(token === null ? null : nameIn(token))}`
      const text = `{${head},"answers":[${found.join(',')}]}`.replaceAll('<', '\\u003c')
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
