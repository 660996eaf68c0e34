const loopback = /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Whether a host name or address is this machine's own, which nobody else reaches. */
export function isLoopback(host: string): boolean {
  return loopback.test(host.toLowerCase())
}
