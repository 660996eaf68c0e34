import type { CatalogueItem, TechnicalProperty } from '@portal/contract/catalogue.ts'
import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import type { Location } from '@portal/contract/locations.ts'
import type { OrderList, OrderListItem } from '@portal/contract/order-list.ts'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { Providers } from '../src/app/Providers.tsx'
import { router } from '../src/app/routes.tsx'
import { closeShown, notificationStore, shownNotification } from '../src/lib/notifications.ts'
import { queryClient } from '../src/lib/query-client.ts'
import { endSession, startSession } from '../src/lib/session.ts'
import { forgetLocations, tellLocations } from '../src/shared/location/location-store.ts'
import { expectInput, noteInput } from './sent-inputs.ts'
import { showPage } from './show-page.ts'
import { tokenFor } from './token-for.ts'

export const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

type Given<C extends AnyCall> = CallAnswer<C> | Response
/** An answer of a call: data, or a function of what was sent that may take its time or refuse. */
type Answer<C extends AnyCall> = CallAnswer<C> | ((input: CallInput<C>) => Given<C> | Promise<Given<C>>)

const answers = new Map<string, Answer<AnyCall>>()
const log: { path: string; input: unknown; at: number; key: string | null }[] = []

/** What the portal answers to a call in this test. */
export function answer<C extends AnyCall>(target: C, value: Answer<C>): void {
  answers.set(target.path, value)
  expectInput(target)
}

export function refusal(status: number, code: string, params: Readonly<Record<string, unknown>> = {}): Response {
  return new Response(JSON.stringify({ code, params, reference: 'R-1' }), { status })
}

interface Sent<C extends AnyCall> {
  readonly input: CallInput<C>
  readonly at: number
  /** The idempotency key that went with it. */
  readonly key: string | null
}

/** What was sent to a call, in order, with the moment. */
export function sentTo<C extends AnyCall>(target: C): readonly Sent<C>[] {
  // The path tells which call it is.
  return log.filter((entry) => entry.path === target.path) as (Sent<C> & { path: string })[]
}

async function respond(address: string, init?: RequestInit): Promise<Response> {
  const input: unknown = JSON.parse(String(init?.body ?? '{}'))
  const key = new Headers(init?.headers).get('idempotency-key')
  log.push({ path: address, input, at: performance.now(), key })
  noteInput(address, input)
  const known = answers.get(address)
  if (known === undefined) return refusal(404, 'error.niet_gevonden')
  const value = typeof known === 'function' ? await known(input as never) : known
  if (value instanceof Response) return value
  return value === null ? new Response(null, { status: 204 }) : new Response(JSON.stringify(value), { status: 200 })
}

/** A portal without answers, nobody logged in, nothing remembered. Call it before each test. */
export function freshPortal(): void {
  answers.clear()
  log.length = 0
  while (shownMessage() !== null) closeShown()
  notificationStore.set((known) => ({ ...known, history: [] }))
  localStorage.clear()
  sessionStorage.clear()
  endSession()
  forgetLocations()
  queryClient.clear()
  // A page that is drawn first asks for the screen of the test before, which may lead a visitor away while the next is shown.
  router.history.replace('/')
  vi.stubGlobal('fetch', respond)
}

export function shownMessage(): string | null {
  return shownNotification(notificationStore.get().queue)?.message ?? null
}

/** Every message raised since the portal was fresh, newest first. */
export function messages(): readonly string[] {
  return notificationStore.get().history.map(({ message }) => message)
}

export function buildLocation(part: Partial<Location> = {}): Location {
  return {
    nummer: '10001',
    omschrijving: 'De Waterlinie',
    geblokeerd: false,
    projectNummer: null,
    rol: 'site_manager',
    adres: '',
    postcode: '',
    plaats: '',
    contactpersoon: '',
    telefoonnummer: '',
    kind: 'Project',
    state: 'Production',
    bestelbaar: true,
    goedkeuringNodig: false,
    ...part,
  }
}

/** Logs somebody in with a location chosen. */
export function logIn(location: Location | null = buildLocation()): void {
  startSession(tokenFor('uitvoerder'), 'Directory')
  if (location === null) return
  tellLocations({ type: 'loaded', locations: [location] })
  tellLocations({ type: 'selected', nummer: location.nummer })
}

export function buildProperty(label: string, text: string, part: Partial<TechnicalProperty> = {}): TechnicalProperty {
  return { label, text, labelTranslations: {}, textTranslations: {}, waarde: null, filterSoort: 'Option', ...part }
}

export function buildItem(materieelSoort: string, part: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    materieelSoort,
    kind: 'Materieel',
    omschrijving: `Artikel ${materieelSoort}`,
    omschrijving2: '',
    categorie: '1',
    eenheid: 'Stuks',
    priceType: 'Verhuur',
    toonPrijs: true,
    huurPrijs: 10,
    huurPrijsWeek: 40,
    verkoopPrijs: 0,
    terugkoopPrijs: 0,
    gewichtPerStuk: 12,
    bulk: false,
    bestelbaar: true,
    aanbevolenAantal: null,
    bestelEenheid: 1,
    afbeelding: null,
    aantal: null,
    technischeGegevens: [],
    ...part,
  }
}

export function buildLine(number: number, part: Partial<OrderListItem> = {}): OrderListItem {
  return {
    id: uuid(number),
    parentId: null,
    bestellijstId: uuid(900),
    type: 'Materieel',
    aantal: 1,
    comment: '',
    setNummer: '',
    setOmschrijving: '',
    setAantal: 0,
    materieelSoort: `M${number}`,
    omschrijving: `Artikel ${number}`,
    eenheid: 'Stuks',
    priceType: 'Verhuur',
    toonPrijs: true,
    huurPrijs: 10,
    huurPrijsWeek: 40,
    verkoopPrijs: 0,
    gewichtPerStuk: 10,
    afbeelding: null,
    bestelbaar: true,
    ...part,
  }
}

export function buildList(part: Partial<OrderList> = {}): OrderList {
  return {
    id: uuid(900),
    naam: 'Bestellijst',
    materieelLocatieNr: '10001',
    aantalRegels: 1,
    totaalAantal: 1,
    toestand: 'open',
    geblokkeerd: false,
    savedAanvraagNummer: null,
    redenAfkeuring: null,
    gewijzigdOp: '2026-11-21T08:00:00.000Z',
    ...part,
  }
}

export async function openPage(path: string): Promise<void> {
  render(<Providers />)
  await showPage(path)
}

/** The address on screen, without what is searched for in it. */
export const shownPath = () => router.state.location.pathname

export { router }
