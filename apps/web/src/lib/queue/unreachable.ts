import { CallError, ConnectionError } from '../call-error.ts'

/** What stands before a portal answers this when the portal does not. */
const notThere: readonly number[] = [502, 503, 504]

/** Whether nobody answered: the server may have it all the same. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof CallError) return notThere.includes(error.status)
  return error instanceof ConnectionError || (error instanceof DOMException && error.name === 'TimeoutError')
}
