import { PortalError } from '@portal/contract/errors.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import type { FastifyInstance } from 'fastify'
import type { Tenant } from '../platform/tenant.ts'

/** What a launcher shows below a mark before it cuts the rest off. */
const longestShortName = 12
const dark = '#14181d'
const icons = [
  { src: '/mark-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/mark-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/mark-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** As many words of the name as fit below a mark; one at least. */
function shortNameOf(name: string): string {
  const [first = name, ...others] = name.split(' ')
  let short = first
  for (const word of others) {
    if (`${short} ${word}`.length > longestShortName) break
    short = `${short} ${word}`
  }
  return short
}

type Shown = Pick<Tenant, 'branding' | 'defaultLanguage'>

async function manifestOf({ branding: { name, accent }, defaultLanguage }: Shown) {
  const texts = await loadMessages(defaultLanguage)
  return {
    id: '/',
    name,
    short_name: shortNameOf(name),
    description: texts['app.description'],
    lang: defaultLanguage,
    start_url: '/',
    display: 'standalone',
    background_color: dark,
    theme_color: accent,
    icons,
  }
}

/** `GET /manifest.webmanifest`: how the portal of a host name stands among the programs of who installs it. */
export function addWebManifest(app: FastifyInstance, find: (host: string) => Shown | null): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const tenant = find(request.host)
    if (tenant === null) throw new PortalError('error.niet_gevonden')
    const headers = { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' }
    return reply.headers(headers).send(JSON.stringify(await manifestOf(tenant)))
  })
}
