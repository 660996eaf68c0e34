import { createHmac } from 'node:crypto'
import { auth } from '@portal/contract/auth.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { hashPassword } from '../src/features/auth/passwords.ts'
import type { Clock } from '../src/platform/clock.ts'
import { buildUser } from './builders.ts'
import { startTestPortal, type TestPortal, type TestPortalOptions } from './test-portal.ts'

export const password = 'Welkom-2026!'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function keyBytes(base32: string): Buffer {
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an authenticator app shows at a moment, written from RFC 6238 and not with the library of the server. */
export function codeAt(key: string, moment: Date): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(moment.getTime() / 30_000)))
  const mac = createHmac('sha1', keyBytes(key)).update(step).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** A code that no authenticator app with this key shows now, nor in the steps beside it. */
export function wrongCode(key: string, moment: Date): string {
  const near = [-30_000, 0, 30_000].map((ms) => codeAt(key, new Date(moment.getTime() + ms)))
  return ['111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? ''
}

/** A portal with people who have a second factor. */
export async function factorSite(
  options: TestPortalOptions & { readonly clock: Clock & { advance(ms: number): void } },
) {
  const portal = await startTestPortal(options)
  const passwordHash = await hashPassword(password)
  let last = 0
  const somebody = (more: Partial<Parameters<typeof buildUser>[1]> = {}) => {
    last += 1
    return buildUser(portal, { userName: `tweestaps${last}`, passwordHash, ...more })
  }
  const logIn = async (userName: string, wachtwoord = password) =>
    (await portal.post(auth.login, { gebruikersnaam: userName, wachtwoord })).answer
  const now = () => options.clock.now()
  /** Sets up an app in a session of its own; the next code is one that was not used. */
  const addApp = async (token: string, naam = 'Telefoon') => {
    const { sleutel, adres } = (await portal.post(secondFactor.startCode, { wachtwoord: password }, { token })).answer
    const reply = await portal.post(secondFactor.addCode, { naam, code: codeAt(sleutel, now()) }, { token })
    options.clock.advance(30_000)
    return { key: sleutel, adres, codes: reply.answer.herstelcodes }
  }
  /** Somebody with an app, and the session that set it up. */
  const protectedPerson = async (more: Parameters<typeof somebody>[0] = {}) => {
    const userName = await somebody(more)
    const { token } = await logIn(userName)
    return { userName, token, ...(await addApp(token)) }
  }
  /** The step after the password. */
  const stepOf = async (userName: string): Promise<string> => (await logIn(userName)).tweedeStap?.stap ?? ''
  const giveCode = (stap: string, code: string, at: TestPortal = portal) =>
    at.post(secondFactor.submitFactor, { stap, soort: 'code', code })
  return { portal, somebody, logIn, now, addApp, protectedPerson, stepOf, giveCode }
}

export type FactorSite = Awaited<ReturnType<typeof factorSite>>
