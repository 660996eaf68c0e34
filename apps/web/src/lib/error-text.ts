import { CallError, ConnectionError } from './call-error.ts'
import type { TextKey, TextParams } from './text.ts'
import { knownKey } from './text.ts'

export interface ErrorText {
  readonly key: TextKey
  readonly params: TextParams
  /** Short code for a call to the helpdesk; also in the log of the server. */
  readonly reference: string | null
}

/** What to tell somebody about an error: its own text, else the general one. */
export function errorText(error: unknown): ErrorText {
  if (error instanceof ConnectionError) return { key: error.code, params: error.params, reference: null }
  if (error instanceof CallError) {
    return { key: knownKey(error.code) ?? 'error.server_fout', params: error.params, reference: error.reference }
  }
  return { key: 'error.algemeen', params: {}, reference: null }
}
