import type { Question } from '@portal/contract/first-questions.ts'
import { locales } from '@portal/domain/constants.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { waitAtMost } from '../platform/jobs/wait-at-most.ts'
import { questionsOfScreen } from './first-questions.ts'
import { cookieField, languageOf } from './web-cookies.ts'

/** The page waits no longer: what is not answered by then the web asks by itself. */
const usualPatienceMs = 250

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
  return questionsOfScreen(request.url.split('?')[0] ?? '', {
    userName,
    location: userName !== null && typeof location === 'string' ? location : null,
    hasProject: cookieField(request, 'mp_locatie', 'projectSelected') === true,
  })
}

interface Brought {
  /** The answer with its question, as JSON. */
  readonly text: string
  readonly pictures: readonly string[]
}

/** Only our own addresses, which need no escaping. */
const pictureIn = /"afbeelding":"(\/afbeeldingen\/\w+)"/g

function picturesIn(body: string, { pictures }: Question): readonly string[] {
  if (pictures === undefined) return []
  const addresses = new Set([...body.matchAll(pictureIn)].map(([, address]) => `${address}${pictures.size}`))
  return [...addresses].slice(0, pictures.most)
}

const hasFurtherPages = /"totaal":\d+\}$/

async function ask(app: FastifyInstance, question: Question, request: FastifyRequest): Promise<Brought | null> {
  const { call, input } = question
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
  if (statusCode !== 200) return null
  // The first page of a long list is not the list: the browser asks for all of it.
  if (call.paged === true && hasFurtherPages.test(body)) return null
  const kept = call.kept === true ? '"kept":true,' : ''
  const text = `{"path":${JSON.stringify(call.path)},${kept}"input":${payload},"answer":${body}}`
  return { text, pictures: picturesIn(body, question) }
}

/** Whom a token names; not yet checked, but the portal answers for nobody else than the token's own person. */
function nameIn(token: string): string | null {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const name: unknown = Object.entries(Object(claims)).find(([key]) => key === 'sub')?.[1]
  return typeof name === 'string' ? name : null
}

/** Pictures are fetched beside the program, which asks for them only when it has drawn the screen. */
const linkTo = (address: string): string => `<link rel="preload" as="image" fetchpriority="high" href="${address}">`

/**
 * An element with the answers that this visitor gets to the first questions of the screen, asked at the same door as from
 * outside: on a slow phone the screen is there one journey sooner. Empty when nothing can be asked.
 */
export function firstAnswers(
  app: FastifyInstance,
  patienceMs = usualPatienceMs,
): (request: FastifyRequest) => Promise<string> {
  return async (request) => {
    try {
      const { language, token } = askerOf(request)
      const whose = token === null ? null : nameIn(token)
      const questions = questionsOf(request, whose)
      const answers: (Brought | null)[] = questions.map(() => null)
      const bring = async (question: Question, at: number) => {
        answers[at] = await ask(app, question, request).catch(() => null)
      }
      await waitAtMost(patienceMs, Promise.all(questions.map(bring)))
      const found = answers.filter((answer) => answer !== null)
      const head = `"language":"${language}","whose":${JSON.stringify(whose)}`
      const all = found.map(({ text }) => text).join(',')
      const text = `{${head},"answers":[${all}]}`.replaceAll('<', '\\u003c')
      const links = found.flatMap(({ pictures }) => pictures).map(linkTo)
      return `${links.join('')}<script type="application/json" id="first-answers">${text}</script>`
    } catch {
      // A page without them is as good, only later.
      return ''
    }
  }
}
