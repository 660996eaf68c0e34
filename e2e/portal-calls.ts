import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, password, portalUrl, workingDay } from './journey.ts'

/** Calls of the portal as a person, to prepare what a journey starts from; a journey itself uses the screens. */
export interface Caller {
  readonly token: string
  call<Answer>(path: string, input: object): Promise<Answer>
}

const callers = new Map<string, Promise<Caller>>()

async function post(path: string, input: object, token?: string): Promise<Response> {
  return await fetch(`${portalUrl()}${path.startsWith('/') ? path : `/api/${path}`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(input),
  })
}

async function logInByCall(account: string): Promise<Caller> {
  const answer = await post('Auth/Inloggen', { gebruikersnaam: account, wachtwoord: password })
  expect(answer.status).toBe(200)
  // The login call answers this shape; packages/contract/src/auth.ts.
  const { token } = (await answer.json()) as { token: string }
  return {
    token,
    // The journey names the shape of the call it makes; the contract tests prove that the portal answers it.
    call: async <Answer>(path: string, input: object) => {
      const done = await post(path, input, token)
      expect(done.ok, `${path}: ${done.status}`).toBe(true)
      const text = await done.text()
      return (text === '' ? null : JSON.parse(text)) as Answer
    },
  }
}

/** Asks another tenant of the portal, which it knows by the name of the host; gives the status and what was answered. */
function askTenant(
  host: string,
  path: string,
  { at, input, token }: { at: string; input: object; token?: string | undefined },
) {
  const headers = { host, 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(`${at}/api/${path}`, { method: 'POST', headers }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    )
    sent.once('error', reject)
    sent.end(JSON.stringify(input))
  })
}

/** Opens another tenant, which reads its back office when somebody first asks for it, and waits until it did. */
export async function openTenant(host: string, account: string, at = portalUrl()): Promise<void> {
  const login = { gebruikersnaam: account, wachtwoord: password }
  await expect(async () => {
    const { body } = await askTenant(host, 'Auth/Inloggen', { at, input: login })
    // The login call answers this shape; packages/contract/src/auth.ts.
    const { token } = JSON.parse(body) as { token: string }
    const places = await askTenant(host, 'GebruikerMaterieellocatie/GetGebruikerMaterieelLocaties', {
      at,
      input: { gebruikersnaam: account },
      token,
    })
    expect(places.status).toBe(200)
  }).toPass({ timeout: 90_000, intervals: [500] })
}

/** A journey that logs out ends the login that others share: the next one who asks logs in again. */
export function forgetLogin(account: string): void {
  callers.delete(account)
}

/** One login for each account and run. */
export function as(account: string): Promise<Caller> {
  const known = callers.get(account) ?? logInByCall(account)
  callers.set(account, known)
  return known
}

/** Puts items on the first list of a location. */
export async function putOnList(
  at: { readonly account: string; readonly location: string },
  items: Readonly<Record<string, number>>,
): Promise<void> {
  const { call } = await as(at.account)
  await call('BestelLijst/AddAllBestelLijst', {
    gebruikerLogin: at.account,
    materieellocatie: at.location,
    bestelListItems: Object.entries(items).map(([materieelSoort, aantal]) => ({
      type: 'Materieel',
      materieelSoort,
      aantal,
    })),
  })
}

/** Places an order by the calls, for a journey about what becomes of it; gives its number. */
export async function placeOrder(at: At, items: Readonly<Record<string, number>>, reference: string): Promise<string> {
  await putOnList(at, items)
  return (await sendList<{ aanvraagnummer: string }>(at, 'AddAanvraag', reference)).aanvraagnummer
}

/** Submits a list for approval by the calls; gives the number of the submission. */
export async function submitList(at: At, items: Readonly<Record<string, number>>, reference: string): Promise<string> {
  await putOnList(at, items)
  return (await sendList<{ savedAanvraagNummer: string }>(at, 'SaveAanvraag', reference)).savedAanvraagNummer
}

/** Sends the first list of a location as it is, with a filled form. */
async function sendList<Answer>(at: At, name: 'AddAanvraag' | 'SaveAanvraag', reference: string): Promise<Answer> {
  const { call } = await as(at.account)
  const { lijst } = await call<{ lijst: { id: string; naam: string } }>('BestelLijst/GetBestelLijst', {
    gebruikerLogin: at.account,
    materieellocatie: at.location,
    bestelijstId: '00000000-0000-0000-0000-000000000000',
  })
  return await call<Answer>(`MaterieelAanvraag/${name}`, {
    language: 'nl-NL',
    bestellijstId: lijst.id,
    bestellijstNaam: lijst.naam,
    gebruiker: at.account,
    materieelLocatie: at.location,
    reference,
    opmerking: 'Bellen met 06 12345678',
    adressCode: '',
    adres: 'Kade 12',
    city: 'Rotterdam',
    postCode: '3011 AA',
    contactPersoon: 'Jan de Boer',
    contactTel: '06 12345678',
    depotnummer: '',
    depotAdressCode: '',
    gewensteLeverDatum: workingDay(14).iso,
    verwachteEindDatum: workingDay(28).iso,
    spoed: false,
    ophalen: false,
    transportmiddel: '',
    voorwaardenGeaccepteerd: true,
  })
}

/** Starts a task as the administrator; a run that goes on already may have read before what it is to bring. */
export async function runTask(id: string): Promise<void> {
  const { call } = await as('beheerder')
  const start = async () => (await call<{ started: boolean }>('Cronjobs/TriggerCronJob', { id })).started
  await expect.poll(start, { timeout: 30_000 }).toBe(true)
}

/** Changes settings of the company as its administrator; null takes a change back. */
export async function setSettings(
  values: Readonly<Record<string, boolean | number | string | readonly string[] | null>>,
): Promise<void> {
  const { call } = await as('beheerder')
  const { items } = await call<{ items: { name: string; kind: string }[] }>('AppSettings/GetAppSettings', {})
  await call('AppSettings/UpdateAppSettings', {
    items: Object.entries(values).map(([name, value]) => ({
      name,
      value,
      kind: items.find((one) => one.name === name)?.kind,
    })),
  })
}

export interface ListLine {
  readonly id: string
  readonly materieelSoort: string
  readonly aantal: number
  readonly setNummer: string
  readonly setAantal: number
  /** The line that it comes with. */
  readonly parentId: string | null
}

/** What the portal itself holds of a person's first list at a location. */
export async function readList(account: string, location: string) {
  const { call } = await as(account)
  return await call<{
    items: ListLine[]
    savedAanvraagNummer: string | null
    lijst: { id: string; toestand: string } | null
  }>('BestelLijst/GetBestelLijst', {
    gebruikerLogin: account,
    materieellocatie: location,
    bestelijstId: '00000000-0000-0000-0000-000000000000',
  })
}

/** A journey that failed leaves its list waiting, and a list that waits takes no lines. */
export async function withdrawWaiting({ account, location }: At): Promise<void> {
  const { savedAanvraagNummer, lijst } = await readList(account, location)
  if (savedAanvraagNummer === null || lijst?.toestand !== 'ingediend') return
  await (await as(account)).call('SavedAanvragen/WithdrawSavedAanvraag', { bestellijstId: lijst.id })
}

export interface StandingPiece {
  readonly type: string
  readonly materieelSoort: string
  /** Blank for what is only counted. */
  readonly materieelNummer: string
  readonly omschrijving: string
  readonly keuringsNummer: string
  readonly retourAantal: number
}

interface At {
  readonly account: string
  readonly location: string
}

/** What stands at a location and nobody has asked to be taken away yet. */
async function standingAt({ account, location }: At): Promise<readonly StandingPiece[]> {
  const { call } = await as(account)
  const { items } = await call<{ items: StandingPiece[] }>('MaterieelVoorraad/ToonVoorraad', {
    gebruikerLogin: account,
    materieellocatie: location,
  })
  return items.filter((piece) => piece.retourAantal > 0)
}

/** The numbered pieces at a location that nobody has asked to be taken away yet. */
export async function freePieces(at: At): Promise<readonly StandingPiece[]> {
  return (await standingAt(at)).filter((piece) => piece.materieelNummer !== '')
}

/** Things at a location that are only counted, at least so many of each. */
export async function freeCounted(at: At, least: number): Promise<readonly StandingPiece[]> {
  return (await standingAt(at)).filter((thing) => thing.materieelNummer === '' && thing.retourAantal >= least)
}

export interface RemovalLine {
  readonly id: string
  readonly materieelNummer: string
  readonly retourAantal: number
}

/** What the portal itself holds of a person's removal list at a location. */
export async function readRemovalList({ account, location }: At): Promise<readonly RemovalLine[]> {
  const { call } = await as(account)
  const input = { gebruikerLogin: account, materieellocatie: location }
  return (await call<{ afvoerlijstItems: RemovalLine[] }>('/GetAfvoerlijst', input)).afvoerlijstItems
}

/** Begins with nothing on a person's lists at a location, whatever the journeys before left there. */
export async function emptyLists(at: At): Promise<void> {
  const { call } = await as(at.account)
  await call('BestelLijst/RemoveAllBestelLijst', {
    gebruikerLogin: at.account,
    materieelLocatie: at.location,
    bestellijstId: '00000000-0000-0000-0000-000000000000',
  })
  const leaving = await readRemovalList(at)
  if (leaving.length > 0) await call('/DeleteAfvoerlijstItems', { items: leaving.map(({ id }) => ({ id })) })
}

/** Puts one of each on a person's removal list at a location. */
export async function putOnRemovalList(at: At, pieces: readonly StandingPiece[]): Promise<void> {
  const { call } = await as(at.account)
  await call('/AddToAfvoerlijst', {
    gebruikerLogin: at.account,
    materieellocatie: at.location,
    items: pieces.map(({ type, materieelSoort, materieelNummer }) => ({
      type,
      materieelSoort,
      materieelNummer,
      retourAantal: 1,
    })),
  })
}
