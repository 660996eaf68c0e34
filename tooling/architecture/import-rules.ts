import type { Import } from './import-graph.ts'

/** One direction of imports. `forbids` answers true for an import that breaks it. */
export interface ImportRule {
  readonly name: string
  readonly because: string
  readonly forbids: (entry: Import) => boolean
}

export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) ||
  /(^|\/)(test|tests|architecture)\//.test(path) ||
  path.startsWith('e2e/') ||
  path.startsWith('bench/')

export const inside = (path: string | null, ...folders: readonly string[]): boolean =>
  path !== null && folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
const isPackage = (to: string | null, ...names: readonly string[]): boolean =>
  to !== null && names.some((name) => to === `npm:${name}` || (name.endsWith('/') && to.startsWith(`npm:${name}`)))
export const ours = (to: string | null): to is string =>
  to !== null && !to.startsWith('npm:') && !to.startsWith('node:')
export const featureOf = (path: string, app: string): string | null =>
  new RegExp(`^apps/${app}/src/features/([^/]+)/`).exec(path)?.[1] ?? null

function crossesFeature(app: string, publicFiles: (feature: string) => readonly string[]): (entry: Import) => boolean {
  return ({ from, to }) => {
    if (isTest(from) || !ours(to)) return false
    const here = featureOf(from, app)
    const there = featureOf(to, app)
    if (here === null || there === null || here === there) return false
    return !publicFiles(there).some((file) => to === `apps/${app}/src/features/${there}/${file}`)
  }
}

/** The bases that stand on each of these, or beside it: it knows none of them. */
const unknownTo: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src/platform': ['http', 'tenants', 'erp'].map((base) => `apps/server/src/${base}`),
  'apps/server/src/erp': ['http', 'tenants'].map((base) => `apps/server/src/${base}`),
  'apps/server/src/tenants': ['http', 'erp'].map((base) => `apps/server/src/${base}`),
  'apps/web/src/lib': ['ui', 'shared'].map((base) => `apps/web/src/${base}`),
}

const database = 'apps/server/src/platform/db'
/** Tables that follow from the back office's services. */
const mirrorTables = ['apps/server/src/erp/mirror-tables.ts', 'apps/server/src/erp/mapping/define-table.ts']

function touchesDatabase(to: string | null): boolean {
  return (
    isPackage(to, 'drizzle-orm', 'pg', 'pg-boss') ||
    inside(to, `${database}/schema`, `${database}/drizzle.ts`, `${database}/query.ts`, `${database}/columns.ts`) ||
    inside(to, ...mirrorTables)
  )
}

/** What only a use case knows: context, refusals, hub and settings. */
const neverInStores = [
  'apps/server/src/platform/context.ts',
  'apps/server/src/platform/memory/settings-holder.ts',
  'apps/server/src/http',
  'packages/contract/src/errors.ts',
  'packages/contract/src/hub.ts',
  'packages/domain/src/settings',
] as const

/** A file of a feature that others may import for what it does. */
const isFace = (to: string | null): boolean => to !== null && /^apps\/server\/src\/features\/([^/]+)\/\1\.ts$/.test(to)

export const importRules: readonly ImportRule[] = [
  {
    name: 'everything-resolves',
    because: 'a rule about an import that leads nowhere proves nothing',
    forbids: ({ to }) => to === null,
  },
  {
    name: 'domain-is-pure',
    because: 'rules run in the browser, on the server and in jobs alike',
    forbids: ({ from, to }) =>
      inside(from, 'packages/domain/src') && !isTest(from) && !inside(to, 'packages/domain/src'),
  },
  {
    name: 'contract-knows-domain-and-zod',
    because: 'both sides read the contract',
    forbids: ({ from, to }) =>
      inside(from, 'packages/contract/src') &&
      !isTest(from) &&
      !inside(to, 'packages/contract/src', 'packages/domain/src') &&
      !isPackage(to, 'zod'),
  },
  {
    name: 'erp-protocol-knows-zod',
    because: 'it is the written agreement of two strangers',
    forbids: ({ from, to }) =>
      inside(from, 'packages/erp-protocol/src') &&
      !isTest(from) &&
      !inside(to, 'packages/erp-protocol/src') &&
      !isPackage(to, 'zod'),
  },
  {
    name: 'i18n-is-a-leaf',
    because: 'texts know nobody',
    forbids: ({ from, to }) => inside(from, 'packages/i18n/src') && !isTest(from) && !inside(to, 'packages/i18n/src'),
  },
  {
    name: 'web-stays-in-the-browser',
    because: 'the web knows the server by the contract only',
    forbids: ({ from, to }) =>
      inside(from, 'apps/web/src') && inside(to, 'apps/server', 'apps/erp-simulator', 'packages/erp-protocol'),
  },
  {
    name: 'web-without-node',
    because: 'a browser has no Node modules',
    forbids: ({ from, to }) => inside(from, 'apps/web/src') && !isTest(from) && (to?.startsWith('node:') ?? false),
  },
  {
    name: 'server-without-web-or-simulator',
    because: 'the back office is met over HTTP; only tests may start the simulator',
    forbids: ({ from, to }) =>
      inside(from, 'apps/server/src') &&
      (inside(to, 'apps/web') || (inside(to, 'apps/erp-simulator') && !isTest(from))),
  },
  {
    name: 'simulator-is-a-stranger',
    because: 'it shares only the protocol with the portal',
    forbids: ({ from, to }) =>
      inside(from, 'apps/erp-simulator/src') &&
      ours(to) &&
      !inside(to, 'apps/erp-simulator', 'packages/erp-protocol') &&
      !isTest(from),
  },
  {
    name: 'erp-words-stay-in-erp',
    because: 'only the connector speaks the back office’s words, and what the outbox keeps for it is made of them',
    forbids: ({ from, to }) =>
      inside(to, 'packages/erp-protocol') &&
      !isTest(from) &&
      !inside(from, 'apps/server/src/erp', 'apps/erp-simulator', 'packages/erp-protocol') &&
      from !== 'apps/server/src/platform/back-office/erp-writes.ts',
  },
  {
    name: 'server-feature-by-its-doors',
    because: 'a feature may use another’s data and the actions it offers, nothing else of it',
    forbids: crossesFeature('server', (feature) => [`${feature}.store.ts`, `${feature}.ts`]),
  },
  {
    name: 'store-is-sql-only',
    because: 'a store takes a database and values; who asks, refuses and tells is the use case',
    forbids: ({ from, to }) =>
      inside(from, 'apps/server/src') && /\.store\.ts$/.test(from) && (inside(to, ...neverInStores) || isFace(to)),
  },
  {
    name: 'erp-by-its-face',
    because: 'the files at the top of erp are its face, those in its folders are its own',
    forbids: ({ from, to }) =>
      inside(from, 'apps/server/src') &&
      !inside(from, 'apps/server/src/erp', 'apps/server/src/app') &&
      !isTest(from) &&
      to !== null &&
      /^apps\/server\/src\/erp\/[^/]+\//.test(to),
  },
  {
    name: 'web-feature-by-its-queries',
    because: 'screens are composed in app or from shared',
    forbids: crossesFeature('web', (feature) => [`${feature}.queries.ts`]),
  },
  {
    name: 'features-below-app',
    because: 'the composition root knows the features, not the other way',
    forbids: ({ from, to }) =>
      ['server', 'web'].some(
        (app) => featureOf(from, app) !== null && !isTest(from) && inside(to, `apps/${app}/src/app`),
      ),
  },
  {
    name: 'server-base-knows-no-feature',
    because: 'platform, http, erp and tenants carry every feature',
    forbids: ({ from, to }) =>
      ['platform', 'http', 'erp', 'tenants'].some((base) => inside(from, `apps/server/src/${base}`)) &&
      !isTest(from) &&
      inside(to, 'apps/server/src/features', 'apps/server/src/app'),
  },
  {
    name: 'web-base-knows-no-feature',
    because: 'ui, lib and shared carry every feature',
    forbids: ({ from, to }) =>
      ['ui', 'lib', 'shared'].some((base) => inside(from, `apps/web/src/${base}`)) &&
      !isTest(from) &&
      ours(to) &&
      inside(to, 'apps/web/src/features', 'apps/web/src/app') &&
      !/\.queries\.ts$/.test(to),
  },
  {
    name: 'shared-quarter-by-its-door',
    because: 'the files at the top of a quarter are its door, those in its folders are its own',
    forbids: ({ from, to }) => {
      const quarter = to === null ? undefined : /^apps\/web\/src\/shared\/[^/]+(?=\/[^/]+\/)/.exec(to)?.[0]
      return quarter !== undefined && !inside(from, quarter) && !isTest(from)
    },
  },
  {
    name: 'base-in-order',
    because: 'http stands on tenants and erp, these on platform; ui stands on lib',
    forbids: ({ from, to }) =>
      !isTest(from) && Object.entries(unknownTo).some(([base, above]) => inside(from, base) && inside(to, ...above)),
  },
  {
    name: 'ui-speaks-no-product',
    because: 'the design system knows React, the component library and plain days and texts',
    forbids: ({ from, to }) =>
      inside(from, 'apps/web/src/ui') &&
      !isTest(from) &&
      (inside(to, 'packages/contract', 'apps/web/src/shared') ||
        (inside(to, 'packages/domain') && !inside(to, 'packages/domain/src/plain'))),
  },
  {
    name: 'plain-knows-no-product',
    because: 'days and texts are the same for every product',
    forbids: ({ from, to }) =>
      inside(from, 'packages/domain/src/plain') && !isTest(from) && !inside(to, 'packages/domain/src/plain'),
  },
  {
    name: 'drizzle-loaded-once',
    because: 'every file that names the package costs a start 20 ms',
    forbids: ({ from, to, typeOnly }) =>
      inside(from, 'apps/server/src') &&
      !typeOnly &&
      !isTest(from) &&
      from !== `${database}/drizzle.ts` &&
      isPackage(to, 'drizzle-orm'),
  },
  {
    name: 'only-stores-touch-the-database',
    because: 'use cases read top to bottom without SQL',
    forbids: ({ from, to, typeOnly }) =>
      inside(from, 'apps/server/src') &&
      !typeOnly &&
      !isTest(from) &&
      touchesDatabase(to) &&
      !inside(from, 'apps/server/src/platform', ...mirrorTables) &&
      !/\.store\.ts$/.test(from),
  },
  {
    name: 'only-http-knows-the-framework',
    because: 'a use case does not know how it was asked',
    forbids: ({ from, to, typeOnly }) =>
      inside(from, 'apps/server/src') &&
      !isTest(from) &&
      isPackage(to, 'fastify', '@fastify/') &&
      !inside(from, 'apps/server/src/http') &&
      !(typeOnly && inside(from, 'apps/server/src/app')),
  },
  {
    name: 'no-import-of-tests',
    because: 'tests are nobody’s library',
    forbids: ({ from, to }) => to !== null && /\.test\.tsx?$/.test(to) && !isTest(from),
  },
]

export function findBreaches(imports: readonly Import[]): readonly string[] {
  return importRules.flatMap((rule) =>
    imports
      .filter((entry) => rule.forbids(entry))
      .map((entry) => `${rule.name}: ${entry.from} imports ${entry.specifier} (${rule.because})`),
  )
}
