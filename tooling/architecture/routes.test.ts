import { pathsInSearch, screenAt, screenPaths } from '@portal/contract/screens.ts'
import { standIns } from '@portal/domain/settings/capabilities.ts'
import { describe, expect, it } from 'vitest'
import { listProjectFiles, readJson, readText } from './project-files.ts'

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
const routes = screenPaths.map((path) => ({ path: String(path), ...screenAt(path) }))
const screens = readJson<readonly SpecRoute[]>('spec/routes.json').filter((route) => route.path !== '*')
/** Pages for sites, operators, deputies and owners of accounts, and for ordering without searching (own-calls.ts). */
const ownRoutes = new Set([
  '/agenda',
  '/m/$piece',
  '/8004/$giai',
  '/etiketten',
  '/machinemap',
  '/opnieuw-bestellen/$soort/$nummer',
  '/snel-bestellen',
  '/nog-te-versturen',
  '/locatie/ronde',
  '/locatie/ronde/$ronde',
  '/locatie/overdrachten/{-$overdracht}',
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
  '/settings/rondes',
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

/** Without a location the start, and in place of a screen that is refused. */
const besideTheTable = /\/(home\/HomePage|home\/NotAllowedPage)\.tsx$/

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

  it('are offered by their name in the search, but steps, logins and those of some people or companies', () => {
    // What stands in for a screen is found by the name of that screen.
    const standing = new Set<string>(standIns.map(({ own }) => own))
    const mayHide = (path: string) => notSearched.test(path) || notForAll.has(path) || standing.has(path)
    expect(routes.filter(({ path, inSearch }) => inSearch === false && !mayHide(path))).toEqual([])
    expect(pathsInSearch.filter(mayHide)).toEqual([])
    expect(pathsInSearch.length).toBeGreaterThan(50)
  })

  it('without a number in their path are looked at in the journeys over every screen', () => {
    const named = new Set(
      [...readText('e2e/every-screen.ts').matchAll(/^ {2}\['[\w-]+', '([^']+)'\],$/gm)].map(([, path]) => path),
    )
    // Those of another kind of company are looked at in the journeys of that company.
    const standing = new Set(standIns.map(({ own }) => own))
    const looked = routes.filter(({ path, access }) => access !== 'admin' && !isStep.test(path) && !standing.has(path))
    const plain = looked.map(({ path }) => path.replace('/{-$category}', '')).filter((path) => !path.includes('$'))
    expect(plain.length).toBeGreaterThan(30)
    expect(plain.filter((path) => !named.has(path))).toEqual([])
  })

  it('have a page each, and each page is of a screen', () => {
    const pages = routes.map(({ page, name = page.slice(page.lastIndexOf('/') + 1) }) => ({
      file: `apps/web/src/features/${page}.tsx`,
      name,
    }))
    const files = listProjectFiles().filter((path) => /^apps\/web\/src\/features\/.*Page\.tsx$/.test(path))
    const exported = (file: string, name: string) =>
      new RegExp(`^export (function|const) ${name}\\b`, 'm').test(readText(file))
    expect(pages.filter(({ file, name }) => !files.includes(file) || !exported(file, name))).toEqual([])
    const known = new Set(pages.map(({ file }) => file))
    expect(files.filter((file) => !known.has(file) && !besideTheTable.test(file))).toEqual([])
  })

  it('are all made by createPage, so that none escapes its access', () => {
    const makers = listProjectFiles().filter(
      (path) => path.startsWith('apps/web/src/') && readText(path).includes('createRoute('),
    )
    expect(makers.sort()).toEqual(['apps/web/src/app/page-route.tsx'])
  })
})
