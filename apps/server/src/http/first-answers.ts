import { locales } from '@portal/domain/constants.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { waitAtMost } from '../platform/jobs/wait-at-most.ts'
import { firstQuestions, type Question } from './first-questions.ts'
import { cookieField, languageOf } from './web-cookies.ts'

/** The page waits no longer: what is not answered by then the web asks by itself. */
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

function questionsOf(request: FastifyRequest, userName: string | null): readonly Question[] {
  const location = cookieField(request, 'mp_locatie', 'selectedLocation')
  return firstQuestions(request.url.split('?')[0] ?? '', {
    userName,
    location: userName !== null && typeof location === 'string' ? location : null,
    hasProject: cookieField(request, 'mp_locatie', 'projectSelected') === true,
  })
}

async function ask(app: FastifyInstance, { call, input }: Question, request: FastifyRequest): Promise<string | null> {
  const { language, token } = askerOf(request)
  const payload = JSON.stringify(input)
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: call.path,
    headers: {
      host: request.host,
      'content-type': 'application/json',
      'accept-language': language,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    remoteAddress: request.ip,
    payload,
  })
  const kept = call.kept === true ? '"kept":true,' : ''
  return statusCode === 200 ? `{"path":${JSON.stringify(call.path)},${kept}"input":${payload},"answer":${body}}` : null
}

/** Whom a token names; not yet checked, but the portal answers for nobody else than the token's own person. */
function nameIn(token: string): string | null {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const name: unknown = Object.entries(Object(claims)).find(([key]) => key === 'sub')?.[1]
  return typeof name === 'string' ? name : null
}

/**
 * An element with the answers that this visitor gets to the first questions of the screen, asked at the same door as from
 * outside: on a slow phone the screen is there one journey sooner. Empty when nothing can be asked.
 */
export function firstAnswers(app: FastifyInstance): (request: FastifyRequest) => Promise<string> {
  return async (request) => {
    try {
      const { language, token } = askerOf(request)
      const whose = token === null ? null : nameIn(token)
      const questions = questionsOf(request, whose)
      const answers: (string | null)[] = questions.map(() => null)
      const bring = async (question: Question, at: number) => {
        answers[at] = await ask(app, question, request).catch(() => null)
      }
      await waitAtMost(patienceMs, Promise.all(questions.map(bring)))
      const found = answers.filter((answer) => answer !== null)
      const head = `"language":"${language}","whose":${JSON.stringify(whose)}`
      const text = `{${head},"answers":[${found.join(',')}]}`.replaceAll('<', '\\u003c')
      return `<script type="application/json" id="first-answers">${text}</script>`
    } catch {
      // A page without them is as good, only later.
      return ''
    }
  }
}
