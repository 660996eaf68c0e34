import { setTimeout as pause } from 'node:timers/promises'
import type { Faults } from '../control/faults.ts'
import { type Answer, emptyAnswer } from './answer.ts'
import { ProtocolError, tokenExpired, unauthorized } from './errors.ts'

const html: Answer = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: '<html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>',
}

/** Faults that strike before the back office does anything. @throws ProtocolError for those that it words itself */
export async function strikeBefore(faults: Faults, subject: string): Promise<Answer | null> {
  const delay = faults.strike('delay', subject)
  if (delay) await pause(delay.ms ?? 1000)
  if (faults.strike('drop-before', subject)) return { ...emptyAnswer(0), dropped: true }
  if (faults.strike('unauthorized', subject)) throw unauthorized()
  if (faults.strike('expired-token', subject)) throw tokenExpired()
  if (faults.strike('html', subject)) return html
  const status = faults.strike('status', subject)
  if (status)
    return { ...emptyAnswer(status.status ?? 503), headers: { 'retry-after': String(status.retryAfter ?? 1) } }
  if (faults.strike('lock', subject))
    throw new ProtocolError(
      409,
      'Application_LockTimeout',
      'The operation could not complete because a record was locked by another user. Please retry the activity.',
    )
  return null
}

/** A character that neither JSON nor XML may hold, inside the first text of the body. */
function withIllegalCharacter(body: string): string {
  return body.trimStart().startsWith('<')
    ? body.replace(/>([^<>\s][^<>]*)</, '>&#x1F;$1<')
    : body.replace(/"([A-Za-z])/, '"\u001f$1')
}

/** Faults that spoil an answer whose work is done. */
export function strikeAfter(faults: Faults, subject: string, answer: Answer): Answer {
  if (faults.strike('drop-after', subject)) return { ...answer, dropped: true }
  if (faults.strike('truncate', subject))
    return { ...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) }
  if (faults.strike('illegal-character', subject)) return { ...answer, body: withIllegalCharacter(answer.body) }
  return answer
}
