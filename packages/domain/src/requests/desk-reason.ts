/** What parts the words of the requester from those of the desk; an earlier version ended a cut remark with `…`. */
const between = /^…?\s*(?:[/|;:-]\s*)?/

function sharedLength(a: string, b: string): number {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1
  return at
}

/**
 * Why the desk of the back office refused a request: it writes its reason into the remark, after what the requester
 * wrote there himself, of which it may leave out the end.
 * @param remark as the back office has it now
 * @param asked the remark that the request was made with
 * @returns the words of the desk alone; empty when it left none
 */
export function deskReason(remark: string, asked: string): string {
  const now = remark.trim()
  const own = asked.trim()
  const shared = sharedLength(now, own)
  const rest = now.slice(shared)
  const isCutOwn = shared > 0 && /^…?\s*\/\s/.test(rest)
  if (shared < own.length && rest !== '' && rest !== '…' && !isCutOwn) return now
  return rest.replace(between, '').trim()
}
