import { CallError } from '../../../lib/call-error.ts'
import { knownKey, type Text } from '../../../lib/text.ts'

/** The words of a refusal that is about this field; null for any other. */
export function fieldFault(error: Error | null, field: string, text: Text): string | null {
  if (!(error instanceof CallError) || error.fields[0]?.field !== field) return null
  const key = knownKey(error.code)
  return key === null ? null : text(key, error.params)
}
