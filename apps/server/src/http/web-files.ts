import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { PortalError } from '@portal/contract/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const notPages = /^\/(api|hubs|health|metrics|afbeeldingen|bestanden|assets)(\/|$)/
const notBuilt =
  '<!doctype html><html lang="nl"><title>Materieel Portaal</title><body><h1>Materieel Portaal</h1></body></html>'

function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const path = request.url.split('?')[0] ?? ''
  return !notPages.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path)
}

async function sendPage(reply: FastifyReply, folder: string): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache')
  if (existsSync(join(folder, 'index.html'))) return reply.sendFile('index.html', folder)
  return reply.type('text/html; charset=utf-8').send(notBuilt)
}

/** The built web: files named by their content are kept for good, every other page address answers the one page. */
export async function addWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const isNamedByContent = path.includes('/assets/')
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/', (_request, reply) => sendPage(reply, folder))
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendPage(reply, folder)
    throw new PortalError('error.niet_gevonden')
  })
}
