import { loginMethodRoute } from '../constants.ts'

interface OwnAddresses {
  /** Names of the tenant's hosts, without ports. */
  readonly hostNames: readonly string[]
  /** The address its operator gives; null when none is known. */
  readonly publicUrl: string | null
}

const isOwnMachine = (hostName: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$|\.localhost$/.test(hostName)

/**
 * Where an identity server sends somebody back to: the choice of login at the address the browser is at, when that is one of
 * this tenant. Without encryption only on this machine, or where the operator gives such an address.
 * @param origin as the browser names it: `https://portaal.example`
 * @returns null for an address that is not this tenant's
 */
export function returnAddressOf(origin: string, { hostNames, publicUrl }: OwnAddresses): string | null {
  if (!URL.canParse(origin)) return null
  const { protocol, hostname, origin: plain } = new URL(origin)
  const isGiven = publicUrl !== null && new URL(publicUrl).origin === plain
  const isOurs = isGiven || hostNames.includes(hostname)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && (isGiven || isOwnMachine(hostname)))
  return isOurs && isSafe ? `${plain}${loginMethodRoute}` : null
}
