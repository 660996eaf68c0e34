import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { listCalls } from '@portal/contract/calls.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { screenLinks } from './screen-links.ts'

export const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const notPages = /^\/(api|hubs|health|metrics|afbeeldingen|bestanden|documenten|calendar|assets)(\/|$)/
/** Some calls have a path at the root, as a page has; they are only posted to (R-CALL-02). */
const callPaths = new Set(listCalls().map(({ call }) => call.path.toLowerCase()))
const notBuilt =
  '<!doctype html><html lang="nl"><title>Materieel Portaal</title><body><h1>Materieel Portaal</h1></body></html>'

/** For a host name of no tenant: the page names no company. */
const notServed = `<!doctype html><html lang="nl"><title>Materieel Portaal</title><body>
<p>Onder dit adres is geen portaal. Controleer het adres in de adresbalk.</p>
<p lang="en">There is no portal at this address. Please check it in the address bar.</p>
<p lang="de">Unter dieser Adresse gibt es kein Portal. Prüfen Sie die Adresse in der Adresszeile.</p>
<p lang="fr">Il n’y a pas de portail à cette adresse. Vérifiez-la dans la barre d’adresse.</p></body></html>`

/** Whether somebody opens a screen, and no call or file. */
export function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const path = request.url.split('?')[0] ?? ''
  return !notPages.test(path) && !callPaths.has(path.toLowerCase()) && !/\.[a-z0-9]{2,5}$/i.test(path)
}

const emptyAccent = '<meta name="portal-accent" content="" />'
const hexColour = /^#[0-9a-f]{6}$/i
const endOfHead = '</head>'
const endOfBody = '</body>'

/** Of a page, and half of a kilobyte with each of the files it consists of. */
const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** What differs in the page from visitor to visitor. */
export interface PageParts {
  /** How the tenant of a host name looks; null when there is none. */
  brandOf(host: string): { readonly accent: string } | null
  /** Markup to bring along; may be empty. */
  bringAlong(request: FastifyRequest): Promise<string>
}

/** What is put into one page, for its screen and its visitor. */
interface Additions {
  readonly head: string
  readonly body: string
}
const nothing: Additions = { head: '', body: '' }

/** The one page with its parts. */
function pageOf(folder: string): (accent: string, additions: Additions) => string {
  const file = join(folder, 'index.html')
  let page = notBuilt
  let writtenAt = 0
  return (accent, { head, body }) => {
    // A web that is built anew names other files; the page has to be the one that names them.
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt === undefined) return notBuilt
    if (changedAt !== writtenAt) page = readFileSync(file, 'utf8')
    writtenAt = changedAt
    const coloured = hexColour.test(accent) ? page.replace(emptyAccent, emptyAccent.replace('""', `"${accent}"`)) : page
    return coloured.replace(endOfHead, () => head + endOfHead).replace(endOfBody, () => body + endOfBody)
  }
}

/** The built web: files named by their content are kept for good, every other page address answers the one page. */
export async function addWebFiles(
  app: FastifyInstance,
  folder: string,
  { brandOf, bringAlong }: PageParts,
): Promise<void> {
  const writePage = pageOf(folder)
  const linksFor = screenLinks(folder)
  const send = (request: FastifyRequest, reply: FastifyReply, additions: Additions): FastifyReply => {
    const brand = brandOf(request.host)
    // What it brings along may be of one person: then no one keeps it, not even a disk.
    const kept = request.headers.cookie === undefined ? 'no-cache' : 'private, no-store'
    reply.header('cache-control', kept).type('text/html; charset=utf-8')
    return brand === null ? reply.code(404).send(notServed) : reply.send(writePage(brand.accent, additions))
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    send(request, reply, { head: linksFor(request), body: await bringAlong(request) })
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
      if (isNamedByContent) for (const name of headersOfPages) reply.removeHeader(name)
    },
  })
  app.get('/', sendPage)
  // Kept by the browser's worker for months: nothing of today is in it.
  app.get('/index.html', async (request, reply) => send(request, reply, nothing))
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendPage(request, reply)
    throw new PortalError('error.niet_gevonden')
  })
}
