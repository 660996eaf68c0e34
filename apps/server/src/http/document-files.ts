import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { PortalError } from '@portal/contract/errors.ts'
import { isShownInBrowser, servedTypeOf } from '@portal/domain/documents/document-kind.ts'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import type { ErpDocument } from '../platform/back-office/erp-gateway.ts'
import type { TenantParts } from '../platform/context.ts'
import { contentTypeOf } from '../platform/files/content-type.ts'
import { safeName } from '../platform/files/safe-name.ts'
import type { AddressedFile } from '../platform/keys/signed-addresses.ts'
import type { SessionUser } from '../platform/session-user.ts'
import type { DispatchParts } from './dispatch.ts'
import { partsForNetwork } from './tenant-of.ts'

/** A document for somebody, or for everybody when there is no user; null when they may not see it (any more). */
export type OpenDocument = (
  parts: TenantParts,
  wanted: { readonly file: AddressedFile; readonly user: SessionUser | null },
) => Promise<ErpDocument | null>

interface DocumentFiles extends Pick<DispatchParts, 'registry' | 'gate'> {
  readonly openDocument: OpenDocument
}

const inOwnPages = "frame-ancestors 'self'"
/** A picture opened by itself may run nothing and load nothing. */
const nothingElse = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${inOwnPages}`
/** The first bytes, which the stream gives again afterwards. */
async function peek(stream: Readable): Promise<Uint8Array> {
  await once(stream, 'readable')
  // A stream of bytes gives buffers, and nothing at its end.
  const start = (stream.read() ?? Buffer.alloc(0)) as Buffer
  if (start.length > 0) stream.unshift(start)
  return start
}

/** Headers for content that is what its type says; anything else is bytes that a browser only saves. */
function headersOf(document: ErpDocument, start: Uint8Array, wantsSaving: boolean): Readonly<Record<string, string>> {
  const told = servedTypeOf(document.mimeType)
  const isTrue = !isShownInBrowser(told) || contentTypeOf(start) === told
  const type = isTrue ? told : 'application/octet-stream'
  const shown = isShownInBrowser(type) && !wantsSaving
  return {
    'content-type': type,
    'content-length': String(document.size),
    'content-disposition': contentDisposition(safeName(document.fileName), { type: shown ? 'inline' : 'attachment' }),
    'cache-control': 'private, no-store',
    // Browsers show no pdf from a sandbox; its reader is one by itself.
    'content-security-policy': type === 'application/pdf' ? inOwnPages : nothingElse,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

/** The document of the address; null when the address or its session is invalid. */
async function openAddress(files: DocumentFiles, parts: TenantParts, address: string): Promise<ErpDocument | null> {
  const named = parts.addresses.verify(address)
  if (named === null) return null
  const { file, sessionId } = named
  if (sessionId === null) return files.openDocument(parts, { file, user: null })
  const session = await files.gate.findOpenSession(parts, sessionId)
  if (session === null || session.owesFactor) return null
  return files.openDocument(parts, { file, user: session.user })
}

/**
 * `GET /documenten/<signed address>`: the content of a document for a client that was given the address less than 60 seconds
 * ago, shown by the browser or, with `?opslaan=1`, saved (OP-63).
 */
export function addDocumentFiles(app: FastifyInstance, files: DocumentFiles): void {
  app.get<{ Params: { address: string }; Querystring: { opslaan?: string } }>(
    '/documenten/:address',
    async (request, reply) => {
      const parts = await partsForNetwork(files.registry, request)
      const document = await openAddress(files, parts, request.params.address)
      if (document === null) throw new PortalError('error.niet_gevonden')
      const start = await peek(document.stream)
      return reply.headers(headersOf(document, start, request.query.opslaan === '1')).send(document.stream)
    },
  )
}
