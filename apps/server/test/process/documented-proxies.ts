import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { freePorts } from '../../../../tooling/free-ports.ts'
import { type Certificate, makeAuthority } from '../../src/erp/test/certificates.ts'
import { waitFor } from '../wait-for.ts'
import { isRoot, programs } from './debian-programs.ts'

export interface Balancer {
  readonly url: string
  stop(): Promise<void>
}

const operations = new URL('../../../../docs/operations.md', import.meta.url)

/** The one block of docs/operations.md in this language. */
export function documentedBlock(language: string): string {
  const blocks = [...readFileSync(operations, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
  const found = blocks.filter(([, named]) => named === language)
  const [block] = found
  if (block?.[2] === undefined || found.length > 1)
    throw new Error(`docs/operations.md has no one block of ${language}`)
  return block[2]
}

/** Puts this machine's addresses and files where the document has examples; each of them has to be there. */
export function fill(block: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [example, value]) => {
    if (!text.includes(example)) throw new Error(`The block does not have ${example}`)
    return text.replaceAll(example, value)
  }, block)
}

/** The addresses that the document names, by those of these portals. */
function portalsOf(portalUrls: readonly string[]): Readonly<Record<string, string>> {
  const examples = ['10.0.0.11:3000', '10.0.0.12:3000']
  const hosts = portalUrls.map((url) => new URL(url).host.replace('localhost', '127.0.0.1'))
  return Object.fromEntries(examples.map((example, at) => [example, hosts[at] ?? hosts[0] ?? '']))
}

const aroundNginx = (block: string) => `
${isRoot ? 'user root;' : ''}
worker_processes 1;
daemon off;
error_log stderr crit;
pid nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
${block}
}
`

interface Place {
  readonly folder: string
  readonly port: number
}

let trusted: Promise<Certificate> | null = null

/** A certificate that this process trusts from now on: one for all, for two authorities of one name are mixed up. */
async function trustOne(): Promise<Certificate> {
  const { authority, host } = await makeAuthority('localhost')
  setDefaultCACertificates([...getCACertificates('default'), authority.cert])
  return host
}

/** A folder with a certificate that this process trusts. */
async function prepare(name: string): Promise<Place> {
  const [port = 0] = await freePorts(1)
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  trusted ??= trustOne()
  const host = await trusted
  await mkdir(join(folder, 'logs'))
  await writeFile(join(folder, 'portaal.key'), host.key)
  await writeFile(join(folder, 'portaal.pem'), host.cert)
  await writeFile(join(folder, 'both.pem'), `${host.cert}\n${host.key}`)
  return { folder, port }
}

async function run(program: string, args: readonly string[], { folder, port }: Place): Promise<Balancer> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `https://localhost:${port}`
  await waitFor(async () => (await fetch(`${url}/health/live`).catch(() => null))?.status === 200)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Debian's nginx before portals, configured as docs/operations.md says. */
export async function startNginx(portalUrls: readonly string[]): Promise<Balancer> {
  const place = await prepare('nginx')
  const block = fill(documentedBlock('nginx'), {
    ...portalsOf(portalUrls),
    'listen 443 ssl': `listen 127.0.0.1:${place.port} ssl`,
    '/etc/ssl/portaal.pem': join(place.folder, 'portaal.pem'),
    '/etc/ssl/portaal.key': join(place.folder, 'portaal.key'),
  })
  const file = join(place.folder, 'nginx.conf')
  await writeFile(file, aroundNginx(block))
  return run(programs.nginx, ['-p', place.folder, '-c', file], place)
}

/** Debian's HAProxy before portals, configured as docs/operations.md says. */
export async function startHaproxy(portalUrls: readonly string[]): Promise<Balancer> {
  const place = await prepare('haproxy')
  const block = fill(documentedBlock('haproxy'), {
    ...portalsOf(portalUrls),
    'bind :443 ': `bind 127.0.0.1:${place.port} `,
    '/etc/haproxy/portaal.pem': join(place.folder, 'both.pem'),
  })
  const file = join(place.folder, 'haproxy.cfg')
  await writeFile(file, block)
  return run(programs.haproxy, ['-db', '-f', file], place)
}
