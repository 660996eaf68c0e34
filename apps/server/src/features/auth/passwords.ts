import { hash, verify } from '@node-rs/argon2'

/** argon2id with the least cost the OWASP sheet allows: 19 MiB, two passes, one lane. */
const argon2id = 2
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const mostAtOnce = 4

let running = 0
const waiting: (() => void)[] = []

/** Hashing takes memory and a core; more at once would only slow everybody down. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

let dummy: Promise<string> | null = null

/**
 * Takes as long for an account without a password, or for no account, as for a wrong password, so that the time does
 * not tell which names exist.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummy ??= hashPassword(crypto.randomUUID())
  const against = passwordHash ?? (await dummy)
  const matches = await inTurn(() => verify(against, password))
  return matches && passwordHash !== null
}
