import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import helmet from '@fastify/helmet'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageSecurity } from './content-security.ts'
import { addWebFiles } from './web-files.ts'

const app = fastify()
let folder = ''
const program = `const texts = ${JSON.stringify(Array.from({ length: 100 }, (_, at) => `tekst ${at}`))}`
const small = brotliCompressSync(program)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'))
  await writeFile(
    join(folder, 'index.html'),
    '<title>Materieel Portaal</title><meta name="portal-accent" content="" /><body></body>',
  )
  await writeFile(join(folder, 'part.js'), 'const part = 1')
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'first-1a2b.js'), program)
  await writeFile(join(folder, 'assets', 'first-1a2b.js.br'), small)
  const accents: Readonly<Record<string, string>> = {
    localhost: '',
    'dura.localhost': '#e2231a',
    'evil.localhost': '"><script>',
  }
  await app.register(helmet, pageSecurity)
  await addWebFiles(app, folder, {
    brandOf: (host) => (accents[host] === undefined ? null : { accent: accents[host] }),
    bringAlong: async (request) => `<i>$& of ${request.url}</i>`,
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, host = 'localhost') => app.inject({ method: 'GET', url, headers: { host } })

describe('the one page', () => {
  it('answers every page address, fresh each time (R-CALL-02)', async () => {
    for (const url of ['/', '/index.html', '/bestellijst', '/details/111004']) {
      const answer = await get(url)
      expect([
        answer.statusCode,
        answer.headers['cache-control'],
        answer.body.includes('<title>Materieel Portaal</title>'),
      ]).toEqual([200, 'no-cache', true])
    }
  })

  it('brings along what it is given, but not in the copy that a browser keeps', async () => {
    expect((await get('/')).body).toContain('<body><i>$& of /</i></body>')
    expect((await get('/bestellijst')).body).toContain('<body><i>$& of /bestellijst</i></body>')
    expect((await get('/index.html')).body).toContain('<body></body>')
  })

  it('is not stored where a cookie may have put answers of one person into it', async () => {
    const headers = { host: 'localhost', cookie: 'mp_auth=x' }
    for (const url of ['/', '/bestellijst'])
      expect((await app.inject({ method: 'GET', url, headers })).headers['cache-control']).toBe('private, no-store')
  })

  it('says where no tenant is that there is none, and serves nothing else', async () => {
    const answers = await Promise.all(['/', '/bestellijst'].map((url) => get(url, 'elders.example')))
    expect(answers.map(({ statusCode, body }) => [statusCode, body.includes('geen portaal')])).toEqual([
      [404, true],
      [404, true],
    ])
    expect(answers.map(({ body }) => body).join()).not.toContain('portal-accent')
  })

  it('has the colour of the tenant and nothing else of it', async () => {
    expect((await get('/', 'dura.localhost')).body).toContain('content="#e2231a"')
    expect((await get('/', 'localhost')).body).toContain('content=""')
    expect((await get('/', 'evil.localhost')).body).toContain('content=""')
  })
})

describe('a built file', () => {
  const ask = (encodings: string) =>
    app.inject({
      method: 'GET',
      url: '/assets/first-1a2b.js',
      headers: { host: 'localhost', 'accept-encoding': encodings },
    })

  it('comes as small as it was made when it was built, and is kept for good', async () => {
    const { headers, rawPayload } = await ask('gzip, deflate, br, zstd')
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(rawPayload.equals(small)).toBe(true)
    expect(brotliDecompressSync(rawPayload).toString()).toBe(program)
  })

  it('leaves to the page what only counts for a page', async () => {
    const { headers } = await ask('br')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy']) {
      expect(headers[name]).toBeUndefined()
      expect((await get('/')).headers[name]).toBeDefined()
      expect((await get('/part.js')).headers[name]).toBeDefined()
    }
  })

  it('comes in what an older browser reads', async () => {
    const zipped = await ask('gzip')
    expect([zipped.headers['content-encoding'], gunzipSync(zipped.rawPayload).toString()]).toEqual(['gzip', program])
    const plain = await ask('identity')
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, program])
  })

  it('comes whole, also to a browser that lost the end of it and asks from there', async () => {
    const headers = { host: 'localhost', range: 'bytes=14-' }
    const answer = await app.inject({ method: 'GET', url: '/part.js', headers })
    expect([answer.statusCode, answer.body, answer.headers['accept-ranges']]).toEqual([
      200,
      'const part = 1',
      undefined,
    ])
  })
})
