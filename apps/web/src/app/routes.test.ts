import { settings } from '@portal/contract/settings.ts'
import type { PortalRole } from '@portal/domain/access/vocabulary.ts'
import { capabilityOfRoute } from '@portal/domain/settings/capabilities.ts'
import { featureAreas } from '@portal/domain/settings/feature-areas.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../../test/token-for.ts'
import { queryClient } from '../lib/query-client.ts'
import { endSession, startSession } from '../lib/session.ts'
import type { PageAccess } from './guard.ts'
import { NotAllowedError } from './guard.ts'
import { router } from './routes.tsx'

type Opens = 'opens' | 'login' | 'not accessible'

/** Every screen with the guard that the router runs before it opens. */
const screens = Object.values(router.routesById).flatMap((route) => {
  // Every page is made by createPage, whose guard reads no more of the router than this.
  const { staticData, beforeLoad } = route.options as unknown as {
    readonly staticData?: { readonly access: PageAccess; readonly specPath: string }
    readonly beforeLoad?: (at: { location: { href: string }; preload: boolean }) => unknown
  }
  if (staticData === undefined || beforeLoad === undefined) return []
  const { access, specPath } = staticData
  return [{ access, specPath, enter: async () => beforeLoad({ location: { href: specPath }, preload: false }) }]
})

/** Some areas are off until a company turns them on; a screen of a variant is tried where the tenant has it. */
function openAllAreas(specPath: string): void {
  const none = { multiStrings: [], intValues: [], stringValues: [], columnSettings: [], fileValues: [] }
  const boolValues = Object.values(featureAreas).map((area) => ({ name: area.switch, value: true }))
  const needed = capabilityOfRoute(specPath)
  const mogelijkheden = needed === null ? [] : [needed]
  queryClient.setQueryData([settings.getSettings.path, {}], { ...none, boolValues, mogelijkheden })
}

async function tryScreen(screen: (typeof screens)[number]): Promise<Opens> {
  openAllAreas(screen.specPath)
  return screen.enter().then(
    () => 'opens',
    (thrown: unknown) => {
      if (thrown instanceof NotAllowedError) return 'not accessible'
      // Anything else the router is thrown is a redirect to the login, with the way back.
      expect((thrown as { options?: unknown }).options).toMatchObject({
        to: '/inlog-methode',
        search: { terug: screen.specPath },
      })
      return 'login'
    },
  )
}

interface Visitor {
  readonly who: string
  readonly token: string | null
  readonly opens: Readonly<Record<PageAccess, Opens>>
  readonly rules: string
}
const withRole = (role: PortalRole) => tokenFor(role, 60, { role })
const all = { public: 'opens', login: 'opens', admin: 'opens' } as const
const visitors: readonly Visitor[] = [
  {
    who: 'nobody',
    token: null,
    opens: { public: 'opens', login: 'login', admin: 'login' },
    rules: 'R-ROLE-35',
  },
  {
    who: 'an expired login',
    token: tokenFor('x', -1),
    opens: { public: 'opens', login: 'login', admin: 'login' },
    rules: 'R-ROLE-35',
  },
  {
    who: 'a customer or employee',
    token: tokenFor('uitvoerder'),
    opens: { public: 'opens', login: 'opens', admin: 'not accessible' },
    rules: 'R-ROLE-13, R-ROLE-35',
  },
  ...(['Directory', 'Azure', 'Federation'] as const).map((loginType) => ({
    who: `an employee who came in by ${loginType}`,
    token: tokenFor('medewerker', 60, { loginType }),
    opens: { public: 'opens', login: 'opens', admin: 'not accessible' } as const,
    rules: 'R-ROLE-14',
  })),
  { who: 'an Admin', token: withRole('Admin'), opens: all, rules: 'R-ROLE-35' },
  { who: 'a SuperAdmin', token: withRole('SuperAdmin'), opens: all, rules: 'R-ROLE-35' },
]

beforeEach(endSession)

describe('the route table', () => {
  it.each(visitors)('opens to $who what the agreed table says, screen by screen ($rules)', async (visitor) => {
    expect(screens.length).toBeGreaterThan(15)
    for (const screen of screens) {
      endSession()
      if (visitor.token !== null) startSession(visitor.token, 'Identity')
      expect([screen.specPath, await tryScreen(screen)]).toEqual([screen.specPath, visitor.opens[screen.access]])
    }
  })

  it.each(['bestellen', 'afvoeren', 'verplaatsen', 'transport-aanvraag'])(
    'has the steps of the wizard %s, for everybody who is logged in (R-ROUTE-30)',
    (wizard) => {
      // The specification writes /Afvoeren/gegevens; addresses do not mind.
      const all = screens.map(({ specPath, access }) => [specPath.toLowerCase(), access] as const)
      expect(all.filter(([path]) => path.startsWith(`/${wizard}/`)).sort()).toEqual([
        [`/${wizard}/afronden`, 'login'],
        [`/${wizard}/gegevens`, 'login'],
        [`/${wizard}/voltooid`, 'login'],
      ])
    },
  )

  const closed = screens.filter(({ access }) => access !== 'public')
  it.each(closed)(
    'sends an unauthenticated visitor of $specPath to the choice of login (R-ROUTE-02)',
    async (screen) => {
      expect(await tryScreen(screen)).toBe('login')
    },
  )
})

vi.mock('./Frame.tsx', () => ({
  // Only who may enter is tested here; the frame would start everything it shows.
  Frame: () => null,
}))
