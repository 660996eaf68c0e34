import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { PortalError } from '@portal/contract/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CachedAnswer, gzipRoom, isCachedAnswer } from '../platform/memory/pack-answer.ts'

const gzipLater = promisify(gzip)
const json = 'application/json; charset=utf-8'
/** Letters of an answer that is made for one person. Making and sending a longer one holds everybody up. */
const mostLetters = 16 * 1024 * 1024
/** Below this many bytes compressing costs more than it saves. */
const worthCompressing = 2048

const refusals = { br: /br\s*;\s*q=0(\.0*)?\s*(,|$)/, gzip: /gzip\s*;\s*q=0(\.0*)?\s*(,|$)/ }

function accepts(request: FastifyRequest, coding: 'br' | 'gzip'): boolean {
  const header = request.headers['accept-encoding']
  return typeof header === 'string' && header.includes(coding) && !refusals[coding].test(header)
}

/** A kept answer in the smallest form that the browser takes, or the word that it has it. */
function sendKept(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer<unknown>): FastifyReply {
  reply.header('etag', answer.etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  reply.header('content-type', json)
  if (answer.text !== null) return reply.send(answer.text)
  if (accepts(request, 'br')) return reply.header('content-encoding', 'br').send(answer.brotli())
  if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(answer.gzip())
  return reply.send(answer.identity())
}

/** A text, compressed for who takes it so. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  if (text.length < worthCompressing || !accepts(request, 'gzip')) return reply.send(text)
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding')
  return reply.send(await gzipLater(text, { level: 4, ...gzipRoom(text.length) }))
}

/**
 * 204 for nothing, else JSON, as small as the browser can take it.
 * @throws PortalError `error.antwoord_te_groot`
 */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<FastifyReply> {
  if (isCachedAnswer(answer)) return sendKept(request, reply, answer)
  if (answer === null || answer === undefined) return reply.code(204).send()
  const body = JSON.stringify(answer)
  if (body.length > mostLetters) throw new PortalError('error.antwoord_te_groot')
  return sendText(request, reply.header('content-type', json), body)
}
