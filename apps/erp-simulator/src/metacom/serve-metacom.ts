import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { MetacomLocation, MetacomSave } from '@portal/erp-protocol/metacom.ts'
import type { Faults } from '../control/faults.ts'
import type { RequestLog } from '../control/request-log.ts'
import type { Answer } from '../protocol/answer.ts'
import { ProtocolError } from '../protocol/errors.ts'
import { strikeAfter, strikeBefore } from '../protocol/strike-faults.ts'
import type { MetacomBooks } from './metacom-books.ts'

export interface MetacomParts {
  readonly books: MetacomBooks
  readonly faults: Faults
  readonly log: RequestLog
  readonly account: { readonly user: string; readonly password: string }
}

interface Asked {
  readonly method: string
  readonly path: readonly string[]
  readonly body: string
}

const jsonAnswer = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})
const notFound = () => new ProtocolError(404, 'NotFound', 'There is no such thing.')

/** What a request is about, by which a fault finds it. */
function subjectOf({ method, path }: Asked): string {
  if (path[0] === 'equipment-locations' && path[2] === 'withdraw') return 'WithdrawLocation'
  if (path[0] === 'equipment-locations') return method === 'POST' ? 'SaveLocation' : 'FindLocation'
  const last = path.at(-1) ?? ''
  return last.charAt(0).toUpperCase() + last.slice(1)
}

function readList({ tree }: MetacomBooks, path: readonly string[]): Answer {
  const [what, no, below] = path
  const list = (items: readonly { readonly no: string; readonly name: string }[]) =>
    jsonAnswer(200, { items: items.map((entry) => ({ no: entry.no, name: entry.name })) })
  if (what === 'branches' && no === undefined) return list(tree.branches)
  if (what === 'branches' && below === 'companies' && tree.branches.some((branch) => branch.no === no))
    return list(tree.companies.filter(({ branchNo }) => branchNo === no))
  if (what === 'companies' && below === 'projects' && tree.companies.some((company) => company.no === no))
    return list(tree.projects.filter(({ companyNo }) => companyNo === no))
  if (what === 'projects' && below === 'posts' && tree.projects.some((project) => project.no === no))
    return list(tree.posts.filter(({ isClosed }) => !isClosed))
  throw notFound()
}

function saveLocation(books: MetacomBooks, body: string): Answer {
  const read = MetacomSave.safeParse(JSON.parse(body))
  if (!read.success) throw new ProtocolError(400, 'BadRequest', 'The location is not complete.')
  const saved = books.save(read.data.id, MetacomLocation.parse(read.data))
  return jsonAnswer(200, { no: saved.no })
}

function answerPlain(books: MetacomBooks, { method, path, body }: Asked): Answer {
  if (path[0] !== 'equipment-locations') return readList(books, path)
  if (method === 'POST' && path[2] === 'withdraw') return jsonAnswer(200, { withdrawn: books.withdraw(path[1] ?? '') })
  if (method === 'POST') return saveLocation(books, body)
  const found = books.find(path[1] ?? '')
  if (found === null) throw notFound()
  return jsonAnswer(200, { no: found.no })
}

async function answer({ books, faults }: MetacomParts, asked: Asked): Promise<Answer> {
  const subject = subjectOf(asked)
  const early = await strikeBefore(faults, subject)
  return early ?? strikeAfter(faults, subject, answerPlain(books, asked))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, { dropped, status, headers, body }: Answer): void {
  if (dropped) {
    response.socket?.resetAndDestroy()
    return
  }
  response.writeHead(status, headers)
  response.end(body)
}

/** The port that a portal speaks to. */
export function createMetacomServer(parts: MetacomParts): Server {
  const { user, password } = parts.account
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const refuse = (error: unknown): Answer => {
    const known = error instanceof ProtocolError ? error : new ProtocolError(500, 'Failed', 'An error has occurred.')
    if (known !== error) console.error(error)
    return { ...jsonAnswer(known.status, {}), body: known.body() }
  }
  return createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const begun = performance.now()
      const { method = 'GET', url = '/' } = request
      const path = url.replace('/api/v1/', '').split('/').map(decodeURIComponent)
      const body = await readBody(request)
      const done =
        request.headers.authorization === expected
          ? await answer(parts, { method, path, body }).catch(refuse)
          : refuse(new ProtocolError(401, 'Unauthorized', 'The account is not known.'))
      const status = done.dropped ? 0 : done.status
      parts.log.add({ at: new Date().toISOString(), method, url, status, ms: Math.round(performance.now() - begun) })
      send(response, done)
    }
    serve().catch(() => response.socket?.destroy())
  })
}
