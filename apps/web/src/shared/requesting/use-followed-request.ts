import type { RequestDetails } from '@portal/contract/request-records.ts'
import { requests } from '@portal/contract/requests.ts'
import { useCall } from '../../lib/use-call.ts'

/** The number is pushed over the hub; this is for a phone whose connection to the hub is gone. */
const askAgainMs = 5000

/** A request that was just sent, read again until the back office has decided. */
export function useFollowedRequest(number: string): RequestDetails | undefined {
  const input = { aanvraagnummer: number }
  const { data } = useCall(requests.getRequest, input)
  const isOpen = data === undefined || data.verzending === 'wachtrij'
  useCall(requests.getRequest, input, { everyMs: askAgainMs, enabled: isOpen })
  return data
}
