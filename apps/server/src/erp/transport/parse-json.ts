import { type BackOfficeFault, classifyAnswer, unexpectedAnswer } from './classify-answer.ts'
import { readDigits } from './read-digits.ts'
import type { HttpAnswer } from './send-http.ts'

/** A value of an answer; a number is its digits, none of which is lost. */
export type ErpValue = string | boolean | null
export type ErpRow = Readonly<Record<string, ErpValue>>

/** Characters no JSON text may hold, though some back offices send them in text fields. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const illegalCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

function parseTolerant(text: string): unknown {
  try {
    return readDigits(text)
  } catch {
    return readDigits(text.replaceAll(illegalCharacters, ' '))
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function faultIn(body: unknown): BackOfficeFault | null {
  const error = isObject(body) ? body.error : null
  if (!isObject(error) || typeof error.code !== 'string') return null
  return { code: error.code, message: typeof error.message === 'string' ? error.message : '' }
}

/**
 * The body of a JSON answer.
 * @throws ErpError for every refusal and for an answer that is no JSON object
 */
export function parseJson(answer: HttpAnswer, isRepeatable: boolean): Readonly<Record<string, unknown>> {
  const isJson = (answer.headers['content-type'] ?? '').includes('json')
  const isGood = answer.status >= 200 && answer.status < 300
  if (isGood && answer.status === 204) return {}
  if (!isJson) {
    throw isGood
      ? unexpectedAnswer(answer.headers['content-type'] ?? 'no content type', answer, isRepeatable)
      : classifyAnswer(answer, null, isRepeatable)
  }
  let body: unknown
  try {
    body = parseTolerant(answer.text)
  } catch {
    throw unexpectedAnswer('unreadable JSON', answer, isRepeatable)
  }
  const fault = faultIn(body)
  if (!isGood || fault !== null) throw classifyAnswer(answer, fault, isRepeatable)
  if (!isObject(body)) throw unexpectedAnswer('no JSON object', answer, isRepeatable)
  return body
}
