import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commandProgram } from '../../../../tooling/portal-program.ts'
import { company } from '../../../erp-simulator/src/config.ts'
import { startSimulator } from '../../../erp-simulator/src/start-simulator.ts'
import { waitFor } from '../../test/wait-for.ts'

let dataDir: string
let port: number

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-main-'))
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
  probe.close()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

interface Program {
  readonly child: ChildProcess
  readonly exit: Promise<number | null>
  output(): string
}

function run(env: Record<string, string>, [name, ...args]: readonly string[] = ['main']): Program {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [commandProgram(name ?? 'main'), ...args], {
    env: { PATH, PORTAL_DATA_DIR: dataDir, PORTAL_PORT: String(port), NAVISION_URL: 'http://127.0.0.1:9', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      text += String(part)
    })
  return { child, exit: once(child, 'exit').then(([code]) => code), output: () => text }
}
const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init).catch(() => null)
const answers = () => waitFor(async () => (await ask('/health/live'))?.status === 200, 60_000)

it('stops with a sentence that names a wrong variable', async () => {
  const program = run({ PORTAL_PROT: '1' })
  expect(await program.exit).toBe(1)
  expect(program.output()).toContain('PORTAL_PROT')
})

it('stops with one line when files cannot be kept', async () => {
  const program = run({
    PORTAL_FILES_URL: 's3://materieel?endpoint=http://127.0.0.1:9',
    AWS_ACCESS_KEY_ID: 'portaal',
    AWS_SECRET_ACCESS_KEY: 'zeer-geheim',
  })
  expect(await program.exit).toBe(1)
  expect(program.output().trim()).toMatch(
    /^PORTAL_FILES_URL: .* the bucket materieel of http:\/\/127\.0\.0\.1:9\. .*reached.*$/,
  )
})

it('serves its tenants, answers that it is not ready yet, and finishes what runs when it is stopped', {
  timeout: 120_000,
}, async () => {
  const program = run({ PORTAL_TRUST_PROXY: '127.0.0.1' })
  await answers()
  const post = (host: string, path: string, options: { body: object; token?: string }) =>
    ask(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': host,
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      },
      body: JSON.stringify(options.body),
    })
  const body = { gebruikersnaam: 'uitvoerder', wachtwoord: 'Welkom-2026!' }
  const login = await post('vsm.localhost', '/api/Auth/Inloggen', { body })
  if (login === null) throw new Error('The portal does not answer')
  // What the contract says of a login that succeeded.
  const { token } = (await login.json()) as { token: string }
  const logout = async (host: string) => (await post(host, '/api/Auth/Uitloggen', { body: {}, token }))?.status
  expect([await logout('dura.localhost'), await logout('localhost'), await logout('vsm.localhost')]).toEqual([
    401, 401, 204,
  ])

  expect((await ask('/'))?.status).toBe(200)
  const ready = await ask('/health/ready')
  expect([ready?.status, await ready?.json()]).toEqual([
    503,
    { status: 'unavailable', reason: 'first synchronisation' },
  ])

  const logins = Array.from({ length: 8 }, () => post('localhost', '/api/Auth/Inloggen', { body }))
  await Promise.race(logins)
  program.child.kill('SIGTERM')
  expect((await Promise.all(logins)).map((response) => response?.status)).toEqual(Array(8).fill(200))
  expect(await program.exit).toBe(0)
  expect(program.output()).toContain('"message":"stopped"')
})

it('lets in again who failed too often, by a command beside it or without it (R-ROLE-34)', {
  timeout: 120_000,
}, async () => {
  const unlock = async (...args: readonly string[]) => {
    const program = run({}, ['unlock', ...args])
    return { code: await program.exit, output: program.output() }
  }
  const program = run({})
  await answers()
  const logIn = async (wachtwoord: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ gebruikersnaam: 'voorman', wachtwoord })
    return (await ask('/api/Auth/Inloggen', { method: 'POST', headers, body }))?.status
  }
  for (let time = 0; time < 5; time += 1) await logIn('Fout-2026!')
  expect(await logIn('Welkom-2026!')).toBe(423)
  expect(await unlock('standaard', 'Voorman')).toMatchObject({ code: 0, output: expect.stringContaining('voorman') })
  expect(await logIn('Welkom-2026!')).toBe(200)
  program.child.kill('SIGTERM')
  await program.exit
  expect((await unlock('localhost', 'voorman')).code).toBe(0)
  const refusals = await Promise.all([unlock('standaard'), unlock('niemand', 'voorman')])
  expect(refusals.map(({ code }) => code)).toEqual([1, 1])
  expect(refusals.map(({ output }) => output).join()).toMatch(/npm run unlock[\s\S]*wel: standaard, dura, vsm, ballast/)
})

it('belongs to the configured company by a command that names it, and to no other', {
  timeout: 120_000,
  tags: ['nightly'],
}, async () => {
  const adopt = async (url: string, ...args: readonly string[]) => {
    const program = run({ NAVISION_URL: url }, ['company', ...args])
    return { code: await program.exit, output: program.output() }
  }
  const simulator = await startSimulator({ scale: 0.1 })
  const program = run({ NAVISION_URL: simulator.protocolUrl })
  await answers()
  const known = () => adopt(simulator.protocolUrl, 'standaard', company.name)
  await waitFor(async () => (await known()).output.includes(`horen al bij ${company.name}`), 60_000)
  program.child.kill('SIGTERM')
  await program.exit
  // One after the other: each starts the database of the folder for itself.
  const refused = [
    await adopt(simulator.protocolUrl, 'standaard', 'Ander B.V.'),
    await adopt(simulator.protocolUrl, 'standaard'),
    await adopt('http://127.0.0.1:9', 'standaard', company.name),
  ]
  await simulator.stop()
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1])
  const [other, unnamed, away] = refused.map(({ output }) => output)
  expect(other).toContain('niet Ander B.V.: er is niets veranderd')
  expect(unnamed).toContain('npm run company')
  expect(away).toMatch(/^De backoffice van tenant standaard noemt het bedrijf niet: .*\n$/)
})

it('makes the first administrator of a tenant by a command, without the portal or beside it', {
  timeout: 120_000,
  // own-company.spec.ts does it daily.
  tags: ['nightly'],
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-account-'))
  const file = join(folder, 'tenants.json')
  const backOffice = { url: 'http://127.0.0.1:9', user: 'u', password: 'p', company: 'c' }
  const publicUrl = `http://127.0.0.1:${port}`
  const tenant = { id: 'bouwer', isDefault: true, hostNames: ['127.0.0.1'], publicUrl, backOffice }
  await writeFile(file, JSON.stringify([tenant]))
  const env = { PORTAL_TENANTS_FILE: file, PORTAL_DATA_DIR: folder }
  const account = async (...args: readonly string[]) => {
    const program = run(env, ['account', ...args])
    return { code: await program.exit, output: program.output() }
  }
  const made = await account('bouwer', 'eerste@bouwer.example')
  expect([made.code, made.output]).toEqual([0, expect.stringContaining(`${publicUrl}/wachtwoord-resetten#`)])
  const program = run(env)
  await answers()
  const again = await account('127.0.0.1', 'tweede@bouwer.example')
  expect([again.code, again.output]).toEqual([0, expect.stringMatching(/eerste@bouwer\.example\. Er is niets gemaakt/)])
  const another = await account('bouwer', 'tweede@bouwer.example', '--another')
  const token = /#([\w-]{43})/.exec(another.output)?.[1]
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await ask(path, { method: 'POST', headers, body: JSON.stringify(body) }))?.status
  }
  const wachtwoord = 'Hijskraan#2027'
  const chosen = { token, nieuwWachtwoord: wachtwoord, herhaalWachtwoord: wachtwoord }
  expect(await post('/api/Gebruiker/WachtwoordResetten', chosen)).toBe(204)
  expect(await post('/api/Auth/Inloggen', { gebruikersnaam: 'tweede@bouwer.example', wachtwoord })).toBe(200)
  expect(await post('/api/Auth/Inloggen', { gebruikersnaam: 'beheerder', wachtwoord: 'Welkom-2026!' })).toBe(401)
  const wrong = await Promise.all([
    account('bouwer'),
    account('bouwer', 'geen adres'),
    account('bouwer', 'a@b.nl', '--x'),
  ])
  expect(wrong.map(({ code }) => code)).toEqual([1, 1, 1])
  expect(wrong.map(({ output }) => output).join()).toMatch(/npm run account[\s\S]*geen adres[\s\S]*npm run account/)
  program.child.kill('SIGTERM')
  await program.exit
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['unlock', 'voorman'],
  ['account', 'eerste@bouwer.example'],
  ['company', 'Rijnmond Materieel B.V.'],
])('%s says in one line that the database is away, and never its password', async (command, subject) => {
  const away = { PORTAL_DATABASE_URL: 'postgres://portaal:zeer-geheim@127.0.0.1:9/portaal' }
  const program = run(away, [command, 'standaard', subject])
  expect(await program.exit).toBe(1)
  expect(program.output().trim()).toMatch(/^PORTAL_DATABASE_URL \(portaal@127\.0\.0\.1:9\/portaal\) .*ECONNREFUSED.*$/)
  expect(program.output()).not.toContain('zeer-geheim')
})

it('ends when the process that started it is gone', { timeout: 120_000 }, async () => {
  const parent = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
  await once(parent, 'spawn')
  const program = run({ PORTAL_PARENT_PID: String(parent.pid) })
  await answers()
  parent.kill('SIGKILL')
  expect(await program.exit).toBe(0)
})
