import { standIns } from '@portal/domain/settings/capabilities.ts'
import { describe, expect, it } from 'vitest'
import { readJson, readText } from './project-files.ts'

interface SpecRoute {
  readonly path: string
  readonly access: 'public' | 'login' | 'admin-area'
  readonly kind: string
}

/** `/details/{id}` and `/materieel/{category?}` as the route table writes them. */
function asTableWrites(path: string): string {
  const absolute = path.startsWith('/') ? path : `/${path}`
  return absolute.replace(/\{(\w+)\?\}/g, '{-$$$1}').replace(/\{(\w+)\}/g, '$$$1')
}

const accessWords = { public: 'public', login: 'login', 'admin-area': 'admin' } as const
const table = [
  'routes.tsx',
  'feedback-routes.tsx',
  'ordering-routes.tsx',
  'wizard-routes.tsx',
  'routes-of-variants.tsx',
  'administration-routes.tsx',
]
  .map((name) => readText(`apps/web/src/app/${name}`))
  .join('\n')
const routes = [...table.matchAll(/createPage\('([^']+)',\s*\{\s*access: '(\w+)'/g)].map(
  ([, path = '', access = '']) => ({ path, access }),
)
const screens = readJson<readonly SpecRoute[]>('spec/routes.json').filter((route) => route.path !== '*')
/** Pages for developers, for sites, operators, deputies and owners of accounts, and for ordering without searching (own-calls.ts). */
const ownRoutes = new Set([
  '/onderdelen',
  '/agenda',
  '/opnieuw-bestellen/$soort/$nummer',
  '/snel-bestellen',
  '/vervanging',
  '/beveiliging',
  '/meldingen-instellen',
  '/settings/outbox',
  '/settings/mails',
  '/settings/accounts',
  '/settings/registraties',
  '/settings/overzicht',
  '/settings/geschiedenis',
  '/settings/audit',
  '/settings/logins',
  '/settings/tweede-stap',
])

/** Steps, what begins something (an action of the search, a tile of the location), and what somebody without a session needs. */
const notSearched =
  /\/(gegevens|afronden|voltooid|scannen)$|^\/(404|inloggen|inlog-methode|wachtwoord-resetten|wachtwoord-vergeten|registreren)$/
/** For some people or companies only; the page of the location offers them to those. */
const notForAll = new Set([
  '/locatie-aanvragen',
  '/locatie-aanmaken',
  '/locatie-afmelden',
  '/klachten-overzicht-directie',
])

/** In the middle of something, which the journey of that thing comes by. */
const isStep = /\/(afronden|voltooid)$/

describe('routes', () => {
  it('of the table are screens of the specification with its access, each once', () => {
    expect(routes.length).toBeGreaterThan(5)
    const wrong = routes.filter(({ path, access }) => {
      if (ownRoutes.has(path)) return false
      const screen = screens.find((entry) => asTableWrites(entry.path).toLowerCase() === path.toLowerCase())
      return screen === undefined || accessWords[screen.access] !== access
    })
    expect(wrong).toEqual([])
    expect(routes.map(({ path }) => path)).toEqual([...new Set(routes.map(({ path }) => path))])
    const missing = screens.length - routes.filter(({ path }) => !ownRoutes.has(path)).length
    console.info(
      `Screens of spec/routes.json: ${screens.length - missing} of ${screens.length} exist, ${missing} are still missing.`,
    )
  })

  it('without a number in their path are found by their name in the search, or are in the middle of something', () => {
    const listed = [...readText('apps/web/src/app/menu/navigation.ts').matchAll(/^ {2}'([^']+)',$/gm)].map(
      ([, path]) => path,
    )
    // What stands in for a screen is found by the name of that screen; those of the administration by the route table,
    // and screen-hits.test.tsx looks for each of these.
    const standing = new Set(standIns.map(({ own }) => own))
    const isSearched = (path: string) => !/\/\$/.test(path) && !notSearched.test(path) && !standing.has(path)
    const found = routes.filter(({ path, access }) => access !== 'admin' && isSearched(path) && !notForAll.has(path))
    const named = new Set(listed)
    expect(found.map(({ path }) => path.replace('/{-$category}', '')).filter((path) => !named.has(path))).toEqual([])
    const known = new Set(
      [...ownRoutes, ...screens.map(({ path }) => asTableWrites(path).replace('/{-$category}', ''))].map((path) =>
        path.toLowerCase(),
      ),
    )
    expect(listed.length).toBeGreaterThan(20)
    expect(listed.filter((path) => !known.has(path?.toLowerCase() ?? ''))).toEqual([])
  })

  it('without a number in their path are looked at in the journeys over every screen', () => {
    const named = new Set(
      [...readText('e2e/every-screen.ts').matchAll(/^ {2}\['[\w-]+', '([^']+)'\],$/gm)].map(([, path]) => path),
    )
    // Those of another kind of company are looked at in the journeys of that company.
    const standing = new Set(standIns.map(({ own }) => own))
    const looked = routes.filter(
      ({ path, access }) => !/\/\$/.test(path) && access !== 'admin' && !isStep.test(path) && !standing.has(path),
    )
    expect(looked.length).toBeGreaterThan(30)
    expect(looked.map(({ path }) => path.replace('/{-$category}', '')).filter((path) => !named.has(path))).toEqual([])
  })

  it('are all made by createPage, so that none escapes its access', () => {
    expect(table.match(/createRoute\(/g)).toBeNull()
  })
})
