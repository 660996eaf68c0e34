import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A key that signs tokens; `id` goes into the token, so that older keys keep verifying after a change of keys. */
export interface SigningKey {
  readonly id: string
  readonly secret: Uint8Array
}

/** The files in the data folder with secrets that the portal makes at its first start. */
export const secretFiles = ['signing.key', 'push.key'] as const
type SecretFile = (typeof secretFiles)[number]

async function keyOf(text: string): Promise<SigningKey> {
  const secret = new TextEncoder().encode(text)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', secret))
  return { id: Buffer.from(digest.subarray(0, 6)).toString('base64url'), secret }
}

/**
 * A secret that is made at the first start and kept in the data folder, for this account only. Its file is complete or
 * absent: a process that starts at the same moment, or after a power cut, never reads half.
 */
export async function keptSecret(dataDir: string, name: SecretFile, make: () => string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, name)
  const fresh = make()
  const part = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(part, `${fresh}\n`, { mode: 0o600, flag: 'wx', flush: true })
    await link(part, path)
    return fresh
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return (await readFile(path, 'utf8')).trim()
  } finally {
    await rm(part, { force: true })
  }
}

/** The signing keys, newest first: those configured, else one made at the first start and kept in the data folder. */
export async function loadSigningKeys(
  configured: readonly string[] | null,
  dataDir: string,
): Promise<readonly SigningKey[]> {
  if (configured !== null) return Promise.all(configured.map(keyOf))
  return [await keyOf(await keptSecret(dataDir, 'signing.key', () => randomBytes(48).toString('base64url')))]
}

/** The ids of the signing keys that a portal with this configuration has; none before its first start. */
export async function findSigningKeyIds(
  configured: readonly string[] | null,
  dataDir: string,
): Promise<readonly string[]> {
  const kept = await readFile(join(dataDir, 'signing.key'), 'utf8').catch(() => null)
  const secrets = configured ?? (kept === null ? [] : [kept.trim()])
  return (await Promise.all(secrets.map(keyOf))).map(({ id }) => id)
}
