import { PortalError } from '@portal/contract/errors.ts'
import { settingsCatalogue } from '@portal/domain/settings/catalogue.ts'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/context.ts'
import { contentTypeOf } from '../platform/files/content-type.ts'
import type { TenantRegistry } from '../tenants/registry.ts'
import { partsForNetwork } from './tenant-of.ts'
import type { Gate } from './visit.ts'

/** A document opened by itself may run nothing and load nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const isHash = /^[0-9a-f]{64}$/

function fileSettings(settings: Settings): ReadonlySet<string> {
  const names = Object.entries(settingsCatalogue).flatMap(([name, entry]) => (entry.kind === 'file' ? [name] : []))
  return new Set(names.map((name) => settings.value('file', name)).filter((value) => typeof value === 'string'))
}

/**
 * `GET /bestanden/<hash>`: the files that settings show to everybody, such as logo and terms, those of an open preview of
 * settings to who knows their hash, and no others.
 */
export function addPublicFiles(app: FastifyInstance, registry: TenantRegistry, gate: Gate): void {
  app.get<{ Params: { hash: string } }>('/bestanden/:hash', async (request, reply) => {
    const { hash } = request.params
    const parts = await partsForNetwork(registry, request)
    const { settings, files } = parts
    const isShown = fileSettings(settings).has(hash) || (isHash.test(hash) && (await gate.isPreviewedFile(parts, hash)))
    const content = isShown ? await files.read(hash) : null
    const mimeType = content === null ? null : contentTypeOf(content)
    if (content === null || mimeType === null) throw new PortalError('error.niet_gevonden')
    return reply
      .headers({
        'content-type': mimeType === 'text/html' ? `${mimeType}; charset=utf-8` : mimeType,
        'content-disposition': 'inline',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      })
      .send(content)
  })
}
