import type { LoginType, PortalRole } from '@portal/domain/access/vocabulary.ts'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock.ts'
import type { SigningKey } from './secrets.ts'

/** What a token says. It identifies only: what its owner may do is read from the record. */
export interface TokenContent {
  readonly sessionId: string
  readonly userName: string
  readonly loginType: LoginType
  readonly roles: readonly PortalRole[]
  /** Shown and filled in by the web; empty says nothing. */
  readonly fullName: string
  readonly phoneNumber: string
  readonly expiresAt: Date
}

export interface VerifiedToken {
  readonly sessionId: string
  readonly expiresAt: Date
}

/** Signs and verifies the tokens of one tenant; those of another tenant are worth nothing here. */
export interface Tokens {
  sign(content: TokenContent): Promise<string>
  /** Null when the token is wrong, expired, of another tenant or signed by a key that is gone. */
  verify(token: string): Promise<VerifiedToken | null>
}

const issuer = 'materieel-portaal'
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** One role is written as a text, several as a list (R-ROLE-26). */
function roleClaim(roles: readonly PortalRole[]): { role?: PortalRole | readonly PortalRole[] } {
  const [first, ...more] = roles
  if (first === undefined) return {}
  return { role: more.length === 0 ? first : roles }
}

export function createTokens(keys: readonly SigningKey[], audience: string, clock: Clock): Tokens {
  const [newest] = keys
  if (newest === undefined) throw new Error('There is no key to sign tokens with')
  const secretOf = (id: string | undefined) => {
    const key = keys.find((candidate) => candidate.id === id)
    if (key === undefined) throw new Error('The token was signed by an unknown key')
    return key.secret
  }
  return {
    sign: (content) =>
      new SignJWT({
        sid: content.sessionId,
        upn: content.userName,
        loginType: content.loginType,
        ...roleClaim(content.roles),
        ...(content.fullName === '' ? {} : { name: content.fullName }),
        ...(content.phoneNumber === '' ? {} : { phone_number: content.phoneNumber }),
      })
        .setProtectedHeader({ alg: 'HS256', kid: newest.id })
        .setSubject(content.userName)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds(clock.now()))
        .setExpirationTime(seconds(content.expiresAt))
        .sign(newest.secret),
    async verify(token) {
      const options = { algorithms: ['HS256'], issuer, audience, currentDate: clock.now() }
      const read = await jwtVerify(token, (header: { kid?: string }) => secretOf(header.kid), options).catch(() => null)
      const { sid, exp } = read?.payload ?? {}
      return typeof sid !== 'string' || exp === undefined ? null : { sessionId: sid, expiresAt: new Date(exp * 1000) }
    },
  }
}
