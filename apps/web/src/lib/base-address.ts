/** Address that every wire path is relative to (R-CALL-04): the page's own origin unless `<meta name=portal-base>` says. */
export function baseAddress(): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="portal-base"]')?.content ?? ''
  return base.replace(/\/+$/, '')
}
