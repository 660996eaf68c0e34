import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tokenFor } from '../../test/token-for.ts'
import { endSession, expireSession, startSession } from '../lib/session.ts'
import {
  currentLocation,
  forgetLocations,
  locationSelection,
  tellLocations,
} from '../shared/location/location-store.ts'
import { followSession } from './follow-session.ts'

const site = (nummer: string) => ({ nummer, omschrijving: `Locatie ${nummer}` })
let stop = () => {}

beforeEach(() => {
  endSession()
  forgetLocations()
  const body = JSON.stringify({ locaties: [site('10001'), site('10002')] })
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }))
  stop = followSession()
})
afterEach(() => {
  stop()
  endSession()
  forgetLocations()
})

async function logIn(userName: string): Promise<void> {
  startSession(tokenFor(userName), 'Identity')
  await vi.waitFor(() => expect(locationSelection().locations).toHaveLength(2))
}

it('who lost the session and logs in again goes on at the location where they were', async () => {
  await logIn('uitvoerder')
  tellLocations({ type: 'selected', nummer: '10002' })
  expireSession()
  expect(locationSelection()).toMatchObject({ selected: null, locations: [] })
  await logIn('uitvoerder')
  expect(currentLocation()?.nummer).toBe('10002')
})

it('the next person starts without a location', async () => {
  await logIn('uitvoerder')
  tellLocations({ type: 'selected', nummer: '10002' })
  expireSession()
  await logIn('voorman')
  expect(locationSelection().selected).toBeNull()
})
