/** Behind the `#`, which a browser keeps to itself: no server, proxy or next page is told the token. */
export function linkPath(token: string): string {
  return `/wachtwoord-resetten#${token}`
}
