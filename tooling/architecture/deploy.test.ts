import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { runtimeArguments, runtimeEnvironment } from '../runtime-arguments.ts'
import { listProjectFiles, readText } from './project-files.ts'

const inDeploy = listProjectFiles().filter((path) => path.startsWith('deploy/'))
const manifests = inDeploy.filter((path) => path.startsWith('deploy/kubernetes/'))
const compose = 'deploy/compose/compose.yaml'
const operations = readText('docs/operations.md')

const found = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
const missingFrom = (known: ReadonlySet<string>, names: Iterable<string>) =>
  [...names].filter((name) => !known.has(name))

/** Every value of a tree, with the name it stands under. */
function entriesOf(tree: unknown): readonly (readonly [string, unknown])[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, value]) => [[name, value] as const, ...entriesOf(value)])
}

function documentsOf(path: string): readonly unknown[] {
  return parseAllDocuments(readText(path), { merge: true }).map((document) => {
    expect(document.errors, path).toEqual([])
    return document.toJS()
  })
}

const trees = [compose, ...manifests].map((path) => [path, documentsOf(path)] as const)
const valuesOf = (name: string) =>
  trees.flatMap(([, documents]) => entriesOf(documents).flatMap(([key, value]) => (key === name ? [value] : [])))

describe('the metrics', () => {
  const sources = ['apps/server/src/app/gauges.ts', 'apps/server/src/http/metrics.ts'].map(readText).join('\n')
  const told = found(sources, /name: '(portal_\w+)'/g)
  /** Those of the runtime, and of Prometheus itself. */
  const others = new Set(['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
  const asked = (path: string) =>
    new Set(
      [...found(readText(path), /\b((?:portal|process|nodejs)_\w+)/g)].map((name) => name.replace(/_bucket$/, '')),
    )

  it.each(['deploy/grafana/portal.json', 'deploy/prometheus/portal.rules.yml'])('that %s asks for exist', (path) => {
    expect(asked(path).size).toBeGreaterThan(8)
    expect(missingFrom(new Set([...told, ...others]), asked(path))).toEqual([])
  })

  it('are each on the dashboard and in docs/operations.md', () => {
    expect(told.size).toBeGreaterThan(15)
    expect(missingFrom(asked('deploy/grafana/portal.json'), told)).toEqual([])
    const short = found(operations, /`(_\w+)`/g)
    const named = found(operations, /(portal_\w+)/g)
    const isNamed = (name: string) => named.has(name) || [...short].some((end) => name.endsWith(end))
    expect([...told].filter((name) => !isNamed(name))).toEqual([])
  })

  it('of each alert have a line that says what to do', () => {
    const alerts = found(readText('deploy/prometheus/portal.rules.yml'), /alert: (\w+)/g)
    expect(alerts.size).toBeGreaterThan(8)
    expect(missingFrom(found(operations, /`(Portal\w+)`/g), alerts)).toEqual([])
  })
})

describe('what is deployed', () => {
  const variables = found(readText('apps/server/src/platform/config.ts'), /^ {2}((?:PORTAL|AWS)_\w+):/gm)

  it('sets variables that the portal reads', () => {
    const envs = trees.flatMap(([, documents]) => entriesOf(documents))
    const names = new Set(envs.flatMap(([key, value]) => (key === 'name' ? [String(value)] : [key])))
    const set = [...names].filter((name) => /^(PORTAL|AWS)_/.test(name))
    expect(set.length).toBeGreaterThan(9)
    expect(missingFrom(variables, set)).toEqual([])
    const elsewhere = inDeploy.filter((path) => /Containerfile|systemd/.test(path)).map(readText)
    expect(missingFrom(variables, found(elsewhere.join('\n'), /\b(PORTAL_[A-Z_]+)=/g))).toEqual([])
  })

  it('asks for its health where the portal tells it, at the port on which it listens', () => {
    const probes = valuesOf('httpGet').map((probe) => JSON.stringify(probe))
    const health = readText('apps/server/src/http/health.ts')
    const paths = new Set(probes.map((probe) => String(JSON.parse(probe).path)))
    expect([...paths].sort()).toEqual(['/health/live', '/health/ready'])
    for (const path of paths) expect(health).toContain(`'${path}'`)
    expect(new Set(valuesOf('containerPort'))).toEqual(new Set([3000]))
    expect(readText('apps/server/src/platform/config.ts')).toContain('PORTAL_PORT: port.default(3000)')
  })

  it('starts programs that are built, as npm start does', () => {
    const text = inDeploy.map(readText).join('\n')
    const programs = found(text, /apps\/server\/dist\/(\w+)\.js/g)
    const built = found(
      readText('apps/server/vite.config.ts')
        .split('\n')
        .find((line) => line.startsWith('const programs')) ?? '',
      /'(\w+)'/g,
    )
    expect([...programs].sort()).toEqual(['backup', 'main'])
    expect(missingFrom(built, programs)).toEqual([])
    const image = readText('deploy/container/Containerfile')
    for (const flag of runtimeArguments('apps/server/dist/main.js')) expect(image).toContain(`"${flag}"`)
    const { NODE_COMPILE_CACHE: _, ...memory } = runtimeEnvironment
    for (const [name, value] of Object.entries(memory)) expect(image).toContain(`${name}=${value}`)
  })

  it('runs in no container as root, nor with a root file system that it may write', () => {
    const pods = trees.flatMap(([, documents]) =>
      entriesOf(documents).flatMap(([key, value]) =>
        key === 'spec' && Object.hasOwn(Object(value), 'containers') ? [value] : [],
      ),
    )
    expect(pods).toHaveLength(3)
    for (const pod of pods) {
      expect(pod).toMatchObject({
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, runAsUser: 10001 },
      })
      const locked = { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } }
      expect(pod).toMatchObject({ containers: [{ securityContext: locked }] })
    }
    const services = Object.entries(Object(Object(documentsOf(compose)[0]).services))
    const portals = services.filter(([, service]) => String(Object(service).image).includes('materieel-portaal'))
    expect(portals.map(([name]) => name)).toEqual(['web1', 'web2', 'worker', 'backup'])
    for (const [, service] of portals)
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], user: '10001:10001' })
    expect(readText('deploy/container/Containerfile')).toContain('USER 10001:10001')
  })

  it('gives commands as lists of words, as a colon and a space would make a table of one', () => {
    const commands = ['test', 'command', 'args', 'entrypoint'].flatMap(valuesOf).flat()
    expect(commands.length).toBeGreaterThan(10)
    expect(commands.filter((word) => typeof word !== 'string')).toEqual([])
  })

  it('has an example of every value that compose.yaml wants', () => {
    const wanted = found(readText(compose), /\$\{(\w+)(?::\?[^}]*)?\}/g)
    expect(missingFrom(found(readText('deploy/compose/env.example'), /^(\w+)=/gm), wanted)).toEqual([])
  })

  it('has the documented nginx before it', () => {
    const [, documented = ''] = /```nginx\n([\s\S]*?)```/.exec(operations) ?? []
    const asDocumented = readText('deploy/compose/nginx.conf')
      .replace(/^#.*\n/, '')
      .replaceAll('/etc/nginx/tls/portal.', '/etc/ssl/portaal.')
      .replace('web1:', '10.0.0.11:')
      .replace('web2:', '10.0.0.12:')
    expect(asDocumented).toBe(documented)
  })
})

describe('the way from an empty machine in docs/operations.md', () => {
  const blocks = (kind: string) =>
    [...operations.matchAll(/^```sh (\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, found, text = '']) =>
      found === kind ? [text] : [],
    )

  it('builds what the image is built of', () => {
    const image = readText('deploy/container/Containerfile').replaceAll(/\s*\\\n\s*(&& )?/g, '\n')
    const [build = ''] = blocks('build')
    const commands = build.split('\n').filter((line) => /^(npm|\()/.test(line))
    expect(commands).toHaveLength(5)
    for (const command of commands) expect(image).toContain(command)
  })

  it('is in steps that a shell reads, of files and units that exist', () => {
    const script = blocks('server').join('')
    expect(blocks('server').length).toBeGreaterThan(5)
    const read = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' })
    expect(read).toMatchObject({ status: 0, stderr: '' })
    const units = inDeploy.filter((path) => path.startsWith('deploy/systemd/')).map((path) => basename(path))
    const started = [...found(script, /\b(portal(?:@|-)\w+(?:\.timer)?)/g)].filter((name) => !name.endsWith('tar'))
    expect(started).toContain('portal@web1')
    for (const unit of started)
      expect(units.some((known) => known === unit || known.startsWith(`${unit.split('@')[0]}@`))).toBe(true)
    expect(readText('tooling/follow-operations.sh')).toContain('```sh server')
  })
})
