import { settings } from '@portal/contract/settings.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../../test/token-for.ts'
import { closeShown, notificationStore, shownNotification } from '../lib/notifications.ts'
import { queryClient } from '../lib/query-client.ts'
import { endSession, sessionStore, startSession } from '../lib/session.ts'
import { guardPage, NotAllowedError } from './guard.ts'
import { toSpecPath } from './page-route.tsx'
import { returnSearch } from './return-search.ts'

const shown = () => shownNotification(notificationStore.get().queue)?.message ?? null

function withSettings(boolValues: readonly { name: string; value: boolean }[]): void {
  const groups = { boolValues, multiStrings: [], intValues: [], stringValues: [], columnSettings: [], fileValues: [] }
  queryClient.setQueryData([settings.getSettings.path, {}], groups)
}

/** Where the guard sends somebody; null when the page opens. */
async function sentTo(...page: Parameters<typeof guardPage>): Promise<unknown> {
  return guardPage(...page).then(
    () => null,
    (thrown: unknown) => (thrown instanceof Response ? (thrown as { options?: unknown }).options : thrown),
  )
}

beforeEach(() => {
  while (shown() !== null) closeShown()
  endSession()
  withSettings([])
})

describe('guardPage', () => {
  it('opens public pages to anybody', async () => {
    expect(await sentTo('public', '/info', '/info')).toBeNull()
  })

  it('sends an unauthenticated visitor to the choice of login, with the way back (R-SESS-03)', async () => {
    expect(await sentTo('login', '/bestellijst', '/bestellijst?x=1')).toMatchObject({
      to: '/inlog-methode',
      search: { terug: '/bestellijst?x=1' },
    })
    expect(shown()).toBeNull()
  })

  it('says that the session is over and leads to the choice of login (R-SESS-01, R-SESS-02)', async () => {
    startSession(tokenFor('uitvoerder', -1), 'Identity')
    expect(await sentTo('login', '/bestellijst', '/bestellijst')).toMatchObject({ to: '/inlog-methode' })
    expect(shownNotification(notificationStore.get().queue)).toMatchObject({
      message: 'sessie.verlopen',
      severity: 'info',
    })
    expect(sessionStore.get().authenticated).toBe(false)
  })

  it('lets only administrators into management', async () => {
    startSession(tokenFor('uitvoerder'), 'Identity')
    expect(await sentTo('admin', '/settings', '/settings')).toBeInstanceOf(NotAllowedError)
    startSession(tokenFor('beheerder', 60, { role: 'SuperAdmin' }), 'Identity')
    expect(await sentTo('admin', '/settings', '/settings')).toBeNull()
  })

  it('keeps a screen shut whose feature area is switched off', async () => {
    expect(await sentTo('public', '/sets', '/sets')).toBeNull()
    withSettings([{ name: 'AppSets_Actief', value: false }])
    expect(await sentTo('public', '/sets', '/sets')).toBeInstanceOf(NotAllowedError)
  })
})

describe('paths', () => {
  it('reads as the specification writes them', () => {
    expect(toSpecPath('/materieel/{-$category}')).toBe('/materieel/{category?}')
    expect(toSpecPath('/voorraadverloop/$soort/$nummer')).toBe('/voorraadverloop/{soort}/{nummer}')
  })

  it.each(['https://elders.example', '//elders.example', '/\\elders.example', 7])(
    'returns to no other site: %s',
    (terug) => {
      expect(returnSearch({ terug })).toEqual({})
    },
  )

  it('returns to a path of the portal', () => {
    expect(returnSearch({ terug: '/bestellen/gegevens?a=1' })).toEqual({ terug: '/bestellen/gegevens?a=1' })
  })
})

vi.mock('./Frame.tsx', () => ({
  // Only the paths are tested here; the frame would start everything it shows.
  Frame: () => null,
}))
