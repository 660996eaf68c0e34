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
const table = ['routes.tsx', 'administration-routes.tsx'].map((name) => readText(`apps/web/src/app/${name}`)).join('\n')
const routes = [...table.matchAll(/createPage\('([^']+)',\s*\{\s*access: '(\w+)'/g)].map(
  ([, path = '', access = '']) => ({ path, access }),
)
const screens = readJson<readonly SpecRoute[]>('spec/routes.json').filter((route) => route.path !== '*')
/** Pages for developers, only there while developing, and for operators, deputies and owners of accounts (own-calls.ts). */
const ownRoutes = new Set([
  '/onderdelen',
  '/vervanging',
  '/beveiliging',
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

/** Steps, what begins something (an action of the search), and what somebody without a session needs. */
const notSearched =
  /\/(gegevens|afronden|voltooid|scannen)$|^\/(404|inloggen|inlog-methode|wachtwoord-resetten|wachtwoord-vergeten|registreren)$|^\/settings\//

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
    const found = routes.filter(({ path }) => !/\/\$/.test(path) && !notSearched.test(path) && !ownRoutes.has(path))
    const named = new Set(listed)
    expect(found.map(({ path }) => path.replace('/{-$category}', '')).filter((path) => !named.has(path))).toEqual([])
    const known = new Set(screens.map(({ path }) => asTableWrites(path).replace('/{-$category}', '').toLowerCase()))
    expect(listed.length).toBeGreaterThan(20)
    expect(listed.filter((path) => !known.has(path?.toLowerCase() ?? ''))).toEqual([])
  })

  it('are all made by createPage, so that none escapes its access', () => {
    expect(table.match(/createRoute\(/g)).toBeNull()
  })
})
