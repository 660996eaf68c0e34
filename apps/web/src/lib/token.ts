import type { LoginType, Person, PortalRole } from '@portal/domain/access/vocabulary.ts'
import { loginTypes, portalRoles } from '@portal/domain/access/vocabulary.ts'

/** What a token says (R-ENT-22). It identifies; what somebody may do is decided by the server on every call. */
export interface TokenClaims {
  readonly userName: string
  readonly expirySeconds: number
  readonly loginType: LoginType | null
  readonly upn: string | null
  /** Full name and telephone number, where the portal or the login service gives them (OpenID claims). */
  readonly name: string | null
  readonly phone: string | null
  readonly roles: readonly string[]
}

function base64UrlText(part: string): string {
  const binary = atob(part.replace(/-/g, '+').replace(/_/g, '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)))
}

function textClaim(claim: unknown): string | null {
  return typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : null
}

function rolesOf(claim: unknown): readonly string[] {
  if (typeof claim === 'string') return claim === '' ? [] : [claim]
  return Array.isArray(claim) ? claim.filter((role) => typeof role === 'string') : []
}

/** The claims of a token, or null when the text is no token. */
export function readClaims(token: string): TokenClaims | null {
  try {
    const payload: Record<string, unknown> = JSON.parse(base64UrlText(token.split('.')[1] ?? ''))
    if (typeof payload.sub !== 'string' || typeof payload.exp !== 'number') return null
    return {
      userName: payload.sub,
      expirySeconds: payload.exp,
      loginType: loginTypes.find((type) => type === payload.loginType) ?? null,
      upn: textClaim(payload.upn),
      name: textClaim(payload.name),
      phone: textClaim(payload.phone_number),
      roles: rolesOf(payload.role),
    }
  } catch {
    return null
  }
}

/** The signed-in person as the permission matrix knows one. */
export function personOf(claims: TokenClaims | null): Person | null {
  if (claims === null) return null
  const roles: PortalRole[] = portalRoles.filter((role) => claims.roles.includes(role))
  return { roles, isAdministrator: roles.length > 0 }
}
