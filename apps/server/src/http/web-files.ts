import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { listCalls } from '@portal/contract/calls.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const notPages = /^\/(api|hubs|health|metrics|afbeeldingen|bestanden|documenten|calendar|assets)(\/|$)/
/** Some calls have a path at the root, as a page has; they are only posted to (R-CALL-02). */
const callPaths = new Set(listCalls().map(({ call }) => call.path.toLowerCase()))
const notBuilt =
  '<!doctype html><html lang="nl"><title>Materieel Portaal</title><body><h1>Materieel Portaal</h1></body></html>'

function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const path = request.url.split('?')[0] ?? ''
  return !notPages.test(path) && !callPaths.has(path.toLowerCase()) && !/\.[a-z0-9]{2,5}$/i.test(path)
}

const emptyAccent = '<meta name="portal-accent" content="" />'
const hexColour = /^#[0-9a-f]{6}$/i

/** The one page, in the colour of the tenant whose host name is asked. */
function pageOf(folder: string): (accent: string | null) => string {
  const file = join(folder, 'index.html')
  let page = notBuilt
  let writtenAt = 0
  return (accent) => {
    // A web that is built anew names other files; the page has to be the one that names them.
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt === undefined) return notBuilt
    if (changedAt !== writtenAt) page = readFileSync(file, 'utf8')
    writtenAt = changedAt
    return accent !== null && hexColour.test(accent)
      ? page.replace(emptyAccent, emptyAccent.replace('""', `"${accent}"`))
      : page
  }
}

/** The built web: files named by their content are kept for good, every other page address answers the one page. */
export async function addWebFiles(
  app: FastifyInstance,
  folder: string,
  accentOf: (host: string) => string | null,
): Promise<void> {
  const writePage = pageOf(folder)
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(writePage(accentOf(request.host)))
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    cacheControl: false,
    preCompressed: true,
    // A browser that was interrupted asks for the rest, also after the last byte, which would be an error on the page.
    acceptRanges: false,
    setHeaders(reply, path) {
      const isNamedByContent = path.includes('/assets/')
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  for (const path of ['/', '/index.html']) app.get(path, sendPage)
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendPage(request, reply)
    throw new PortalError('error.niet_gevonden')
  })
}
