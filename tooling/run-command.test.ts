import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './processes.ts'

const nobody = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0

let server: string
let dataDir: string

/** A server whose packages were installed by somebody else: linked here, because a copy takes minutes. */
beforeAll(() => {
  server = mkdtempSync(join(tmpdir(), 'portal-server-'))
  dataDir = mkdtempSync(join(tmpdir(), 'portal-data-'))
  for (const name of ['package.json', 'package-lock.json', 'tooling', 'apps/server/src', 'apps/server/package.json'])
    cpSync(join(root, name), join(server, name), { recursive: true })
  cpSync(join(root, 'packages'), join(server, 'packages'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  mkdirSync(join(server, 'node_modules', '@portal'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name === '.bin' || !/^(@portal$|\.)/.test(name))
      symlinkSync(join(root, 'node_modules', name), join(server, 'node_modules', name))
  for (const name of ['contract', 'domain', 'erp-protocol', 'i18n'])
    symlinkSync(join(server, 'packages', name), join(server, 'node_modules', '@portal', name))
  chmodSync(server, 0o755)
  chmodSync(dataDir, 0o777)
})
afterAll(() => {
  for (const folder of [server, dataDir]) rmSync(folder, { recursive: true, force: true })
})

/** Every file of the server with when it was changed; of the linked packages which there are. */
function inventory(): readonly string[] {
  const links = readdirSync(join(server, 'node_modules'))
  const own = ['apps', 'packages', 'tooling'].flatMap((name) =>
    readdirSync(join(server, name), { recursive: true, encoding: 'utf8' }).map((path) => join(name, path)),
  )
  const files = [...readdirSync(server), ...own].map((path) => `${path} ${statSync(join(server, path)).mtimeMs}`)
  return [...links, ...files]
}

it.each([
  ['account', 'a@bouw.example'],
  ['unlock', 'a@bouw.example'],
  ['company', 'Rijnmond Materieel B.V.'],
  ['backup', '--unchecked'],
])('npm run %s needs no registry and writes nothing where it is installed', { timeout: 60_000 }, (name, subject) => {
  const before = inventory()
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    HOME: dataDir,
    PORTAL_DATA_DIR: dataDir,
    PORTAL_DATABASE_URL: 'postgres://portal@127.0.0.1:9/portal',
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: join(dataDir, 'cache'),
    npm_config_update_notifier: 'false',
  }
  const asked = spawnSync('npm', ['run', name, '--', 'standaard', subject], {
    cwd: server,
    env,
    encoding: 'utf8',
    ...(isRoot ? nobody : {}),
  })
  // It came as far as the database, which is not there.
  expect(asked.stderr).toContain('PORTAL_DATABASE_URL (portal@127.0.0.1:9/portal) does not answer')
  expect(asked.status).toBe(1)
  expect(inventory()).toEqual(before)
})
