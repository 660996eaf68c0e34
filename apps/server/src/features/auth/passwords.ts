import { hash, verify } from '@node-rs/argon2'
import { PortalError } from '@portal/contract/errors.ts'
import { networkOf } from '../../platform/net/network.ts'

/** argon2id with the least cost the OWASP sheet allows: 19 MiB, two passes, one thread. */
const argon2id = 2
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing takes memory and a core; more at once would only slow everybody down. */
const mostAtOnce = 2
const mostInLine = 64
/** Of one network: a whole company may come in at seven, and yet leaves room for others. */
const mostOfOne = 24

let running = 0
const line: (() => void)[] = []
const ofOne = new Map<string, number>()

/** @throws PortalError `verzoek.te_vaak` when this asker has enough in line, `error.niet_gereed` when the line is full */
async function inTurn<T>(address: string, work: () => Promise<T>): Promise<T> {
  const asker = networkOf(address)
  const theirs = ofOne.get(asker) ?? 0
  if (asker !== '' && theirs >= mostOfOne) throw new PortalError('verzoek.te_vaak')
  if (asker !== '' && line.length >= mostInLine) throw new PortalError('error.niet_gereed')
  ofOne.set(asker, theirs + 1)
  if (running >= mostAtOnce) await new Promise<void>((resolve) => line.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const left = (ofOne.get(asker) ?? 1) - 1
    if (left === 0) ofOne.delete(asker)
    else ofOne.set(asker, left)
    const next = line.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

/** @param asker the address that asks; left out for the portal itself, which is never refused */
export function hashPassword(password: string, asker = ''): Promise<string> {
  return inTurn(asker, () => hash(password, cost))
}

let dummy: Promise<string> | null = null

/**
 * Takes as long for an account without a password, or for no account, as for a wrong password, so that the time does
 * not reveal which names exist.
 */
export async function isPassword(password: string, passwordHash: string | null, asker: string): Promise<boolean> {
  dummy ??= hashPassword(crypto.randomUUID())
  const against = passwordHash ?? (await dummy)
  const matches = await inTurn(asker, () => verify(against, password))
  return matches && passwordHash !== null
}
