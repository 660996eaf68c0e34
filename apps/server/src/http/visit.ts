import type { Locale } from '@portal/contract/values.ts'
import type { FastifyRequest } from 'fastify'
import type { TenantParts } from '../platform/context.ts'
import type { Db } from '../platform/db/database.ts'
import type { SessionUser, SettingPreview, UserLocation } from '../platform/session-user.ts'

/** Somebody with a session; see features/auth, which reads it from the record. */
export interface Visitor {
  readonly user: SessionUser
  readonly sessionId: string
  /** End of the session, whatever token is used. */
  readonly expiresAt: Date
  readonly tokenExpiresAt: Date
  /** Must set up a second factor before anything else. */
  readonly owesFactor: boolean
  /** The administrator who sees what `user` sees and may change nothing; null in everybody's own session. */
  readonly looker: SessionUser | null
  /** The preview of settings that `looker` looks at with it; null in any other session. */
  readonly preview: SettingPreview | null
}

/** What dispatch needs of features; the app gives it, because http knows no feature. */
export interface Gate {
  /** Null when the token or its session is invalid. */
  findVisitor(parts: TenantParts, token: string): Promise<Visitor | null>
  /** A token to replace the one in use, when it is due. */
  renewToken(parts: TenantParts, visitor: Visitor): Promise<string | null>
  /** Keeps the language that somebody speaks now for what is written to them. */
  keepLanguage(parts: TenantParts, visitor: Visitor, language: Locale): Promise<void>
  /** An open session; null when it ended, ran out or the user is blocked. */
  findOpenSession(
    parts: TenantParts,
    sessionId: string,
  ): Promise<Pick<Visitor, 'user' | 'owesFactor' | 'looker' | 'preview'> | null>
  /** Whether an open preview of settings shows this file. */
  isPreviewedFile(parts: TenantParts, hash: string): Promise<boolean>
  /** Numbers of the locations whose events the user may hear. */
  listLocationNumbers(db: Db, user: SessionUser): Promise<readonly string[]>
  /** Null when the location is not the user's. */
  findLocation(db: Db, user: SessionUser, locationNo: string): Promise<UserLocation | null>
}

const bearer = /^Bearer +([\w.-]+)$/i

export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header === undefined ? null : (bearer.exec(header)?.[1] ?? '')
}

const locales: readonly Locale[] = ['nl-NL', 'de-DE', 'fr-FR', 'en-US']
const byLanguage = new Map(locales.map((locale) => [locale.slice(0, 2), locale]))

/** The first of our languages that the browser names; null when it names none. */
export function namedLanguage(header: string | undefined): Locale | null {
  for (const part of (header ?? '').split(',')) {
    const wanted = part.split(';')[0]?.trim().toLowerCase() ?? ''
    if (wanted === '') continue
    const found = byLanguage.get(wanted.slice(0, 2))
    if (found !== undefined) return found
  }
  return null
}
