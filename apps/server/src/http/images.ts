import { PortalError } from '@portal/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import type { TenantParts } from '../platform/context.ts'
import { findImage, type StoredImage } from '../platform/files/find-image.ts'
import { findPublicUpload } from '../platform/uploads/uploads.store.ts'
import type { TenantRegistry } from '../tenants/registry.ts'
import { partsForNetwork } from './tenant-of.ts'

const hashShape = /^[0-9a-f]{64}$/
const shown = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'])
/** A drawing opened by itself may run nothing and load nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A picture that somebody uploaded for everybody. */
async function findUploaded({ db, files }: TenantParts, hash: string): Promise<StoredImage | null> {
  const mimeType = await findPublicUpload(db, hash)
  const content = mimeType === null ? null : await files.read(hash)
  return mimeType === null || content === null ? null : { mimeType, content }
}

/**
 * `GET /afbeeldingen/<hash>`: the address is made of the content, so browsers keep it for good. With `?formaat=klein`
 * a photo comes in the size of a list.
 */
export function addImages(app: FastifyInstance, registry: TenantRegistry): void {
  app.get<{ Params: { hash: string }; Querystring: { formaat?: string } }>(
    '/afbeeldingen/:hash',
    async (request, reply) => {
      const { hash } = request.params
      const parts = await partsForNetwork(registry, request)
      const size = request.query.formaat === 'klein' ? 'small' : 'full'
      const isHash = hashShape.test(hash)
      const image = isHash ? ((await findImage(parts, hash, size)) ?? (await findUploaded(parts, hash))) : null
      if (image === null || !shown.has(image.mimeType)) throw new PortalError('error.niet_gevonden')
      return reply
        .headers({
          'content-type': image.mimeType,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
        })
        .send(image.content)
    },
  )
}
