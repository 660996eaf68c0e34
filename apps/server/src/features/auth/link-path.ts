/** Behind the `#`, which a browser keeps to itself: no server, proxy or next page gets the token. */
export function linkPath(token: string): string {
  return `/wachtwoord-resetten#${token}`
}
