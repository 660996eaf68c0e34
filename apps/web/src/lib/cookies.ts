import { isPreviewTab } from './browser-storage.ts'

const dayMs = 86_400_000

function isSecure(): boolean {
  return location.protocol === 'https:'
}

/** The JSON value of a cookie; null when it is absent or damaged. */
export function readCookie<T>(name: string): T | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  if (pair === undefined) return null
  try {
    // The portal wrote this cookie; what somebody else put there fails to parse or is checked by its reader.
    return JSON.parse(decodeURIComponent(pair.slice(name.length + 1))) as T
  } catch {
    return null
  }
}

/** Writes a cookie of the portal: `days` may be a fraction; Secure on https, SameSite=Lax, this host only (OP-24). */
export function writeCookie(name: string, value: unknown, days: number): void {
  // The cookies are of every window; a preview changes nothing of theirs.
  if (isPreviewTab()) return
  const expires = new Date(Date.now() + days * dayMs).toUTCString()
  const parts = [`${name}=${encodeURIComponent(JSON.stringify(value))}`, `expires=${expires}`, 'path=/', 'samesite=lax']
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported
  document.cookie = (isSecure() ? [...parts, 'secure'] : parts).join('; ')
}

export function removeCookie(name: string): void {
  writeCookie(name, null, -1)
}
