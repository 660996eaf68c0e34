import type { FieldError } from '@portal/contract/errors.ts'
import type { TextKey } from './text.ts'

type TextParams = Readonly<Record<string, string | number>>

interface ProblemBody {
  readonly code?: unknown
  readonly params?: unknown
  readonly reference?: unknown
  readonly field?: unknown
  readonly fields?: unknown
}

function readProblem(text: string): ProblemBody {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

function textOr<Otherwise>(value: unknown, otherwise: Otherwise): string | Otherwise {
  return typeof value === 'string' && value !== '' ? value : otherwise
}

/** A proxy before the portal answers this by itself, with a page of its own. */
const tooLarge = 413

/**
 * Any answer other than 200 and 204 (R-ERR-01, R-ERR-02). `code` is the key of the text for the person, with its
 * `params`; `reference` is also in the log of the server.
 */
export class CallError extends Error {
  readonly status: number
  readonly response: string
  readonly headers: Readonly<Record<string, string>>
  readonly code: string
  readonly params: TextParams
  readonly reference: string | null
  readonly fields: readonly FieldError[]

  constructor(status: number, response: string, headers: Readonly<Record<string, string>>) {
    super('An unexpected server error occurred.')
    this.name = 'CallError'
    this.status = status
    this.response = response
    this.headers = headers
    const problem = readProblem(response)
    this.code = textOr(problem.code, status === tooLarge ? 'verzoek.te_groot' : 'error.onverwachte_serverfout')
    // The server writes params and fields from the contract's Problem; a stranger's body gives empty ones.
    this.params = (typeof problem.params === 'object' ? (problem.params ?? {}) : {}) as TextParams
    this.reference = textOr(problem.reference, null)
    this.fields = (Array.isArray(problem.fields) ? problem.fields : fieldOf(problem, this.code)) as FieldError[]
  }
}

function fieldOf(problem: ProblemBody, code: string): readonly unknown[] {
  const field = textOr(problem.field, null)
  return field === null ? [] : [{ field, code, params: problem.params ?? {} }]
}

/** Too often, overloaded, starting or too slow: as good as no connection, what was sent is tried again. */
export const laterStatuses: readonly number[] = [429, 502, 503, 504]

/** What was asked for is not there, or not for this person. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.status === 404
}

/** The server could not be reached at all (R-UPD-03). */
export class ConnectionError extends Error {
  readonly code: TextKey = 'error.geen_verbinding'
  readonly params: TextParams = {}
  /** It waits in this browser, and goes by itself as soon as it can. */
  readonly isKept: boolean = false

  constructor(cause: unknown) {
    super('No connection with the server.', { cause })
    this.name = 'ConnectionError'
  }
}

export const isKept = (error: unknown): boolean => error instanceof ConnectionError && error.isKept

/** Code of the portal that did not come. A browser tries a file only once for each time that it loads the page. */
export class CodeMissingError extends ConnectionError {}
