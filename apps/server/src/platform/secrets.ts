import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A key that signs tokens; `id` goes into the token, so that older keys keep verifying after a change of keys. */
export interface SigningKey {
  readonly id: string
  readonly secret: Uint8Array
}

async function keyOf(text: string): Promise<SigningKey> {
  const secret = new TextEncoder().encode(text)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', secret))
  return { id: Buffer.from(digest.subarray(0, 6)).toString('base64url'), secret }
}

async function readOrMake(path: string): Promise<string> {
  const fresh = randomBytes(48).toString('base64url')
  try {
    await writeFile(path, `${fresh}\n`, { mode: 0o600, flag: 'wx' })
    return fresh
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return (await readFile(path, 'utf8')).trim()
  }
}

/** The signing keys, newest first: those configured, else one made at the first start and kept in the data folder. */
export async function loadSigningKeys(
  configured: readonly string[] | null,
  dataDir: string,
): Promise<readonly SigningKey[]> {
  if (configured !== null) return Promise.all(configured.map(keyOf))
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  return [await keyOf(await readOrMake(join(dataDir, 'signing.key')))]
}
