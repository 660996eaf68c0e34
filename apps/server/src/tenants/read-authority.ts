import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ConfigError } from '../platform/config.ts'

/**
 * The certificate that a tenants file names as that of the company's own authority; null when it names none.
 * @throws ConfigError when it cannot be read or is no certificate
 */
export async function readAuthority(tenantId: string, path: string | null): Promise<string | null> {
  if (path === null) return null
  try {
    const text = await readFile(path, 'utf8')
    // What is no certificate is noticed at the start, not at the first connection.
    new X509Certificate(text)
    return text
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`Tenant ${tenantId}: the certificate ${path} cannot be read: ${reason}`)
  }
}
