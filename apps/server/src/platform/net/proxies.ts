import { BlockList, isIP } from 'node:net'

/** How many machines of our own stand before the portal, or their addresses (single ones or with a prefix length). */
export type Proxies = number | readonly string[]

/** Whether a machine that a request came through is one of ours; `hop` counts from the portal, 0 is the machine that connected. */
export type IsProxy = (address: string | undefined, hop: number) => boolean

const mostHops = 9

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  return version === 0 ? null : version === 4 ? 'ipv4' : 'ipv6'
}

function addTo(list: BlockList, entry: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const family = familyOf(address)
  if (family === null) return false
  const bits = family === 'ipv4' ? 32 : 128
  const length = prefix === undefined ? bits : Number(prefix)
  if (length > bits) return false
  list.addSubnet(address, length, family)
  return true
}

/** Reads `false`, a number of proxies or their addresses; null when it is none of these. */
export function readProxies(text: string): Proxies | null {
  if (text === 'false') return 0
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? Number(text) : null
  const entries = text.split(',').map((part) => part.trim())
  const list = new BlockList()
  return entries.every((entry) => addTo(list, entry)) ? entries : null
}

/** Nothing that a machine says of others counts unless it is known: who connected is then the visitor. */
export function proxyTest(proxies: Proxies): IsProxy {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const list = new BlockList()
  for (const entry of proxies) addTo(list, entry)
  return (address = '') => {
    const family = familyOf(address)
    return family !== null && list.check(address, family)
  }
}
