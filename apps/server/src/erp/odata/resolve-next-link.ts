import { ErpError } from '../erp-error.ts'

/**
 * The address of the next page. A relative link is resolved; the name of an inner host, which a back office behind a
 * proxy gives away, is replaced by the configured one. The account never goes to another address.
 * @param base address of the instance, e.g. `https://erp.example/BC/`
 */
export function resolveNextLink(link: string, current: URL, base: URL): URL {
  const next = URL.canParse(link, current.href) ? new URL(link, current) : null
  const isWeb = next !== null && (next.protocol === 'http:' || next.protocol === 'https:')
  const path = `${base.pathname.replace(/\/$/, '')}/ODataV4/`
  if (!isWeb || !next.pathname.toLowerCase().startsWith(path.toLowerCase()) || next.username !== '')
    throw new ErpError('contract', 'The next page lies outside the back office', { code: 'ForeignNextLink' })
  next.protocol = base.protocol
  next.host = base.host
  // Assigning a host without a port keeps the port of the link.
  next.port = base.port
  next.hash = ''
  return next
}
