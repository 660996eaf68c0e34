import { readFile } from 'node:fs/promises'
import { ConfigError } from '../platform/config.ts'
import { contentTypeOf } from '../platform/files/content-type.ts'

/** Every page loads it: a mark that is larger was not meant for a screen. */
const mostBytes = 200_000

/**
 * The picture that a tenants file names as a tenant's mark.
 * @throws ConfigError when it cannot be read, is no picture or is too large
 */
export async function readLogo(tenantId: string, path: string): Promise<Uint8Array> {
  const refuse = (reason: string) => new ConfigError(`Tenant ${tenantId}: the logo ${path} ${reason}`)
  const content = await readFile(path).catch((error) => {
    throw refuse(`cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (contentTypeOf(content)?.startsWith('image/') !== true) throw refuse('is no PNG, JPEG, WebP, GIF or SVG picture')
  if (content.length > mostBytes) throw refuse(`is larger than ${mostBytes / 1000} kB`)
  return content
}
