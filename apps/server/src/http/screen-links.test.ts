import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screenLinks } from './screen-links.ts'

const texts = { 'nl-NL': ['assets/nl-site.js'], 'de-DE': ['assets/de-site.js'] }
const screens = [
  { path: '/', needs: 'location', files: ['assets/site.js'], texts },
  {
    path: '/materieel/{-$category}',
    needs: 'nothing',
    files: ['assets/catalogue.js', 'assets/catalogue.css'],
    texts: {},
  },
  { path: '/aanvragen', needs: 'session', files: ['assets/requests.js'], texts },
  { path: '/aanvragen/$id', needs: 'session', files: ['assets/request.js'], texts },
]
let folder = ''
let links: ReturnType<typeof screenLinks>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'screens-'))
  links = screenLinks(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const cookies = (values: Readonly<Record<string, object>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('; ')
const person = { mp_auth: { authenticated: true }, mp_locatie: { selectedLocation: '10001' } }
const filesAt = (url: string, cookie = cookies(person)) =>
  [...links({ url, headers: { cookie } }).matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file)

describe('the links of a screen', () => {
  it('are none as long as the web is not built', () => {
    expect(filesAt('/aanvragen')).toEqual([])
  })

  it('name the files that its address needs, and those of the language', async () => {
    await writeFile(join(folder, 'screens.json'), JSON.stringify(screens))
    expect(filesAt('/aanvragen?toon=alle')).toEqual(['requests.js', 'nl-site.js'])
    expect(filesAt('/Aanvragen/AR26-01572')).toEqual(['request.js', 'nl-site.js'])
    expect(filesAt('/materieel')).toEqual(['catalogue.js', 'catalogue.css'])
    expect(filesAt('/materieel/121')).toEqual(['catalogue.js', 'catalogue.css'])
    expect(filesAt('/materieel/121/2')).toEqual([])
    const german = cookies({ ...person, mp_voorkeuren: { language: 'de-DE' } })
    expect(filesAt('/aanvragen', german)).toEqual(['requests.js', 'de-site.js'])
    expect(filesAt('/aanvragen', cookies({ ...person, mp_voorkeuren: { language: '"><script>' } }))).toEqual([
      'requests.js',
    ])
  })

  it('are for styles and for scripts', () => {
    expect(links({ url: '/materieel', headers: {} })).toBe(
      '<link rel="modulepreload" crossorigin href="/assets/catalogue.js">' +
        '<link rel="stylesheet" crossorigin href="/assets/catalogue.css">',
    )
  })

  it('are not of a screen that this visitor is not shown', () => {
    expect(filesAt('/')).toEqual(['site.js', 'nl-site.js'])
    expect(filesAt('/', '')).toEqual([])
    expect(filesAt('/', cookies({ mp_locatie: { selectedLocation: null } }))).toEqual([])
    expect(filesAt('/aanvragen', '')).toEqual([])
    expect(filesAt('/aanvragen', 'mp_auth=%7Bdamaged')).toEqual([])
    expect(filesAt('/aanvragen', 'mp_auth=%E0%A4%A')).toEqual([])
    expect(filesAt('/aanvragen', cookies({ mp_auth: { authenticated: false } }))).toEqual([])
  })

  it('are those of the web that was built last', async () => {
    const file = join(folder, 'screens.json')
    await writeFile(
      file,
      JSON.stringify([{ path: '/aanvragen', needs: 'session', files: ['assets/new.js'], texts: {} }]),
    )
    await utimes(file, new Date(), new Date(Date.now() + 5000))
    expect(filesAt('/aanvragen')).toEqual(['new.js'])
  })
})
