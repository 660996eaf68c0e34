import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../../../test/token-for.ts'
import { setOnline, useOnline } from '../../lib/connectivity.ts'
import { writeCookie } from '../../lib/cookies.ts'
import { closeShown, notificationStore, shownNotification } from '../../lib/notifications.ts'
import { startSession } from '../../lib/session.ts'
import { loadLocations, refreshLocations } from './load-locations.ts'
import { groupLocations } from './location-groups.ts'
import {
  currentLocation,
  forgetLocations,
  locationSelection,
  onLocationEffect,
  tellLocations,
} from './location-store.ts'

const sent = vi.fn<(address: string) => Promise<Response>>()
const shown = () => shownNotification(notificationStore.get().queue)?.message ?? null

function location(nummer: string, omschrijving = `Locatie ${nummer}`) {
  return {
    nummer,
    omschrijving,
    geblokeerd: false,
    projectNummer: null,
    rol: 'site_manager',
    adres: 'Kade 1',
    postcode: '3011 AB',
    plaats: 'Rotterdam',
    contactpersoon: '',
    telefoonnummer: '',
    kind: 'Project' as const,
    state: 'Production' as 'Production' | 'Archived',
    bestelbaar: true,
    goedkeuringNodig: false,
  }
}

function answer(status: number, locaties: readonly unknown[] = []): void {
  sent.mockImplementation(async () => new Response(JSON.stringify({ locaties }), { status }))
}

beforeEach(() => {
  while (shown() !== null) closeShown()
  forgetLocations()
  sent.mockReset()
  vi.stubGlobal('fetch', sent)
  startSession(tokenFor('uitvoerder'), 'Identity')
})

describe('loading locations', () => {
  it('replaces the list (R-LOC-08) and names a nameless location by its number (R-ENT-01)', async () => {
    answer(200, [location('10001')])
    await loadLocations()
    tellLocations({ type: 'selected', nummer: '10001' })
    answer(200, [location('10001', ''), location('10002')])
    await loadLocations()
    expect(currentLocation()?.omschrijving).toBe('10001')
  })

  it('warns for an account that the back office does not know, and for nothing else (R-ERR-03)', async () => {
    answer(416)
    await loadLocations()
    const { queue } = notificationStore.get()
    expect(shownNotification(queue)).toMatchObject({ message: 'navision_account_onbekend', severity: 'warning' })
    expect(queue.waiting).toEqual([])
  })

  it('shows a danger message for any other error (R-ERR-04) and throws it on (R-ERR-05)', async () => {
    answer(500)
    await expect(loadLocations()).rejects.toMatchObject({ status: 500 })
    expect(shownNotification(notificationStore.get().queue)).toMatchObject({
      message: 'error.server_fout',
      severity: 'danger',
    })
  })

  it('reports no fault where a second factor has to be set up first', async () => {
    const problem = { code: 'factor.verplicht', params: {}, reference: 'R-1' }
    sent.mockResolvedValue(new Response(JSON.stringify(problem), { status: 403 }))
    await expect(loadLocations()).rejects.toMatchObject({ code: 'factor.verplicht' })
    expect(shownNotification(notificationStore.get().queue)).toBeNull()
  })

  it('says without a connection that there is none, and nothing of a fault at the server', async () => {
    sent.mockRejectedValue(new TypeError('no network'))
    await expect(loadLocations()).rejects.toMatchObject({ name: 'ConnectionError' })
    const { queue } = notificationStore.get()
    expect([shownNotification(queue), queue.waiting]).toEqual([null, []])
    expect(renderHook(useOnline).result.current).toBe(false)
    setOnline()
    closeShown()
  })

  it('refreshes in the back office first and reads the list afterwards (R-LOC-04)', async () => {
    answer(200, [location('10001')])
    await refreshLocations()
    expect(sent.mock.calls.map(([address]) => address.split('/').at(-1))).toEqual([
      'RefreshGebruikerMaterieelLocaties',
      'GetGebruikerMaterieelLocaties',
    ])
  })
})

describe('the chosen location', () => {
  it('is kept in a cookie of half a day with its list (R-ENT-24, R-CONST-08)', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] })
    const written = vi.spyOn(Document.prototype, 'cookie', 'set')
    tellLocations({ type: 'loaded', locations: [location('10001')] })
    tellLocations({ type: 'selected', nummer: '10001' })
    const cookie = written.mock.lastCall?.[0] ?? ''
    const value = JSON.parse(decodeURIComponent(cookie.slice('mp_locatie='.length, cookie.indexOf(';'))))
    expect(value).toMatchObject({ selectedLocation: '10001', locations: [{ nummer: '10001' }] })
    expect(cookie).toContain('expires=Sat, 21 Nov 2026 22:00:00 GMT')
    vi.useRealTimers()
  })

  it('moves a long list to the session storage, because a cookie holds 4 kB', () => {
    const many = Array.from({ length: 40 }, (_, place) => location(String(10_000 + place)))
    tellLocations({ type: 'loaded', locations: many })
    const pair = document.cookie.split('; ').find((part) => part.startsWith('mp_locatie='))
    expect(pair?.length).toBeLessThan(4000)
    expect(JSON.parse(sessionStorage.getItem('mp_locaties') ?? '{}').locations).toHaveLength(40)
  })

  it('comes back with its long list for the same person alone', async () => {
    const many = Array.from({ length: 40 }, (_, place) => location(String(10_000 + place)))
    const openAnew = async (userName: string) => {
      startSession(tokenFor(userName), 'Identity')
      vi.resetModules()
      return (await import('./location-store.ts')).locationSelection().locations.length
    }
    startSession(tokenFor('uitvoerder'), 'Identity')
    tellLocations({ type: 'loaded', locations: many })
    expect([await openAnew('uitvoerder'), await openAnew('voorman')]).toEqual([40, 0])
  })

  it('is given up with a warning when a refreshed list lacks it (R-LOC-05, R-LOC-06)', () => {
    const warned = vi.fn()
    const stop = onLocationEffect('warnSelectionLost', warned)
    tellLocations({ type: 'loaded', locations: [location('10001'), location('10002')] })
    tellLocations({ type: 'selected', nummer: '10002' })
    tellLocations({ type: 'loaded', locations: [location('10001')] })
    expect(currentLocation()).toBeNull()
    expect(warned).toHaveBeenCalledTimes(1)
    stop()
  })

  it('says what to do to who reads lists, the removal list only for another location (R-LOC-01, R-LOC-02)', () => {
    const told: string[] = []
    const effects = ['loadOrderList', 'loadRemovalList', 'clearOrderList', 'clearRemovalList'] as const
    const stops = effects.map((effect) => onLocationEffect(effect, () => told.push(effect)))
    tellLocations({ type: 'loaded', locations: [location('10001')] })
    tellLocations({ type: 'selected', nummer: '10001' })
    tellLocations({ type: 'selected', nummer: '10001' })
    expect(told).toEqual(['loadOrderList', 'loadRemovalList', 'loadOrderList'])
    for (const stop of stops) stop()
  })
})

it('a blocked location is spelled as everywhere else, also one kept as the wire spells it', async () => {
  const blocked = { ...location('10001'), geblokeerd: true }
  tellLocations({ type: 'loaded', locations: [blocked] })
  expect(locationSelection().locations).toMatchObject([{ nummer: '10001', geblokkeerd: true }])
  expect(locationSelection().locations[0]).not.toHaveProperty('geblokeerd')
  const cookie = { selectedLocation: '10001', projectSelected: false, locations: [blocked] }
  writeCookie('mp_locatie', cookie, 1)
  vi.resetModules()
  const anew = await import('./location-store.ts')
  expect(anew.currentLocation()).toMatchObject({ nummer: '10001', geblokkeerd: true })
})

describe('groupLocations', () => {
  const told = [location('10001', 'Maaskade'), location('10002', 'Parkflat'), location('10003', 'Viaduct')]
  const loaded = (locations: typeof told) => {
    tellLocations({ type: 'loaded', locations })
    return locationSelection().locations
  }

  it('puts favourites before recent ones before the rest, each once', () => {
    const groups = groupLocations(loaded(told), '', { favourites: ['10003'], recent: ['10003', '10002'] })
    expect([groups.favourites, groups.recent, groups.others].map((list) => list.map(({ nummer }) => nummer))).toEqual([
      ['10003'],
      ['10002'],
      ['10001'],
    ])
  })

  it('finds by number, name or town and leaves archived locations out', () => {
    const archived = { ...location('10004', 'Oud'), state: 'Archived' as const }
    const found = (search: string) =>
      groupLocations(loaded([...told, archived]), search, { favourites: [], recent: [] }).others.map(
        ({ nummer }) => nummer,
      )
    expect(found('park')).toEqual(['10002'])
    expect(found('10003')).toEqual(['10003'])
    expect(found('rotterdam')).toHaveLength(3)
  })
})
