import { contract } from '@portal/contract/calls.ts'
import type { AnyCall, CallInput } from '@portal/contract/define.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { faultKinds } from '../../erp-simulator/src/control/faults.ts'
import { testLimits } from '../src/erp/test/test-connector.ts'
import { type AskingSite, startAskingSite } from '../src/features/location-changes/test/asking-site.ts'
import { sql } from '../src/platform/db/query.ts'
import { goodPicture } from './bad-files.ts'
import { buildUser } from './builders.ts'
import { allOrOne, chances, tellFigures } from './campaign.ts'
import { openWindowsForNews, type Windows } from './open-windows.ts'
import type { Person } from './ordering-site.ts'
import { waitFor } from './wait-for.ts'

const { complaints, locationChanges, outbox } = contract
const faultMoments = ['before', 'during', 'after'] as const
/** A try that takes longer has no answer; a delayed one takes longer. */
const [writeMs, delayMs] = [150, 250]
/** Holds the question back until the fault that is to strike it is on. */
const questionMs = 60

interface Sent {
  readonly id: string
  /** Numbers or texts of what the books hold of it. */
  readonly booked: () => Promise<readonly unknown[]>
}
interface Subject {
  /** The rows that the write makes, with a text of them, for the faults that strike rows. */
  readonly rows: { readonly scope: string; readonly field: string }
  /** The procedure of the back office that takes it. */
  readonly procedure: string
  /** What it stands on, made before anything is broken. */
  readonly prepare: (person: Person) => Promise<() => Promise<Sent>>
}

const counts = { cases: 0, confirmed: 0, parked: 0 }
const chance = chances()
let site: AskingSite
let windows: Windows
beforeAll(async () => {
  site = await startAskingSite(80_000, { erpLimits: { ...testLimits, writeMs } })
  windows = openWindowsForNews(site.portal)
  await buildUser(site.portal, { userName: 'operateur', roles: ['SuperAdmin'] })
})
afterEach(() => site.books.clearFaults())
afterAll(async () => {
  windows.close()
  await site.close()
  tellFigures(counts)
})

/** What a person sends goes through the same door as ever. */
async function send<C extends AnyCall>({ userName }: Person, call: C, input: CallInput<C>): Promise<string> {
  // Every call below answers with the id of what it wrote.
  const { id } = (await site.portal.post(call, input, { token: await site.portal.tokenOf(userName) })).answer as {
    id: string
  }
  return id
}

const pick = async (service: string, by: Readonly<Record<string, unknown>>) =>
  (await site.books.rows(service)).filter((row) => Object.entries(by).every(([name, value]) => row[name] === value))

const feedback = ({ userName, locationNo }: Person): CallInput<typeof complaints.createComplaint> => ({
  ...{ gebruikerLogin: userName, materieellocatie: locationNo, omschrijving: 'Start niet', type: 'Materieel' },
  ...{ urgentie: 'Hoog', telefoonnummer: '06 12', referentie: 'Blok A', notitie: 'Staat naast de keet.' },
})

/** Feedback that the back office has. */
async function given(person: Person): Promise<string> {
  const id = await send(person, complaints.createComplaint, feedback(person))
  expect(await settled(id)).toBe('confirmed')
  return id
}

const subjects: Readonly<Record<string, Subject>> = {
  feedback: {
    rows: { scope: 'PortaalKlacht', field: 'Reference' },
    procedure: 'CreateComplaint',
    prepare: async (person) => async () => {
      const id = await send(person, complaints.createComplaint, feedback(person))
      return { id, booked: () => pick('PortaalKlacht', { External_Id: id }) }
    },
  },
  comment: {
    rows: { scope: 'PortaalKlachtRegel', field: 'Text' },
    procedure: 'AddComplaintLine',
    prepare: async (person) => {
      const klachtId = await given(person)
      return async () => {
        const id = await send(person, complaints.addComment, { klachtId, tekst: 'Nog steeds' })
        return { id, booked: () => pick('PortaalKlachtRegel', { External_Id: id }) }
      }
    },
  },
  photo: {
    rows: { scope: 'PortaalDocument', field: 'File_Name' },
    procedure: 'AddComplaintDocument',
    prepare: async (person) => {
      const klachtId = await given(person)
      const [row] = await pick('PortaalKlacht', { External_Id: klachtId })
      const bestand = { naam: 'schade.png', type: '', inhoud: (await goodPicture()).toString('base64') }
      return async () => ({
        id: await send(person, complaints.uploadDocument, { klachtId, bestand }),
        booked: () => pick('PortaalDocument', { Parent_Type: 'Klacht', Parent_No: row?.No }),
      })
    },
  },
  'a location asked for': {
    rows: { scope: 'PortaalLocatie', field: 'Contact' },
    procedure: 'RequestLocation',
    prepare: async ({ userName, ...person }) => {
      const form = { ...site.form(userName), nummer: '' }
      return async () => {
        const id = await send({ userName, ...person }, locationChanges.requestLocation, form)
        return { id, booked: () => site.books.answered(id) }
      }
    },
  },
  'a location made': {
    rows: { scope: 'PortaalLocatie', field: 'Contact' },
    procedure: 'CreateLocation',
    prepare: async ({ userName, ...person }) => {
      const form = site.form(userName)
      return async () => ({
        id: await send({ userName, ...person }, locationChanges.createLocation, form),
        booked: () => pick('PortaalLocatie', { No: form.nummer }),
      })
    },
  },
  'a location closed': {
    rows: { scope: 'PortaalLocatie', field: 'Contact' },
    procedure: 'DeregisterLocation',
    prepare: async (person) => async () => {
      const input = { gebruikerLogin: person.userName, materieellocatie: person.locationNo, toch: true }
      const id = await send(person, locationChanges.deregisterLocation, input)
      return { id, booked: () => site.books.answered(id) }
    },
  },
}

async function stateOf(externalId: string): Promise<string | undefined> {
  const { rows } = await site.portal.db.execute<{ state: string }>(
    sql`select state from erp_outbox where external_id = ${externalId}`,
  )
  return rows[0]?.state
}

/** How a write ended; the pauses between tries are not waited for. */
const settled = (externalId: string) =>
  waitFor(async () => {
    site.clock.advance(60_000)
    site.portal.parts.erp.wakeOutbox()
    const state = await stateOf(externalId)
    return state !== undefined && ['confirmed', 'rejected', 'parked'].includes(state) ? state : null
  }, 30_000)

/** Strikes before the first try and lasts over it; at the write itself; or at the question what became of it. */
async function sendUnder(
  { rows, procedure }: Subject,
  [kind, moment]: readonly [string, (typeof faultMoments)[number]],
  sendIt: () => Promise<Sent>,
): Promise<Sent> {
  const { books } = site
  const scope = kind === 'unpublish' ? 'PortaalKoppeling' : /row|field|commit/.test(kind) ? rows.scope : procedure
  const fault = { kind, scope, field: rows.field, ms: delayMs, retryAfter: 0 }
  if (moment === 'after') {
    await books.fault({ kind: 'drop-after', scope: procedure, times: 1 })
    await books.fault({ kind: 'delay', scope: 'GetByExternalId', ms: questionMs, times: 1 })
    await books.fault({ ...fault, scope: scope === procedure ? 'GetByExternalId' : scope, times: 1 })
  } else await books.fault({ ...fault, times: moment === 'before' ? null : 1 })
  const sent = await sendIt()
  if (moment === 'before')
    await waitFor(async () => !['pending', 'sending'].includes((await stateOf(sent.id)) ?? 'pending'))
  if (moment === 'before') await books.clearFaults()
  return sent
}

/** An operator lets what was parked go on. */
async function letGoOn(externalId: string): Promise<void> {
  const seen = { id: externalId, status: 'parked' } as const
  const token = await site.portal.tokenOf('operateur')
  expect((await site.portal.post(outbox.retryOutboxRegel, seen, { token })).status).toBe(204)
}

async function prove(kind: string, moment: (typeof faultMoments)[number], name: string): Promise<void> {
  const subject = subjects[name]
  if (subject === undefined) throw new Error(`No subject ${name}`)
  counts.cases += 1
  const person = await site.asker()
  const sendIt = await subject.prepare(person)
  const told = await windows.open(person.userName)
  const { id, booked } = await sendUnder(subject, [kind, moment], sendIt)
  const state = await settled(id)
  await site.books.clearFaults()
  const where = `${name}, ${kind} ${moment}`
  const stands = () => told.map((one) => (one as { stand: string }).stand)
  if (state === 'parked') {
    counts.parked += 1
    await waitFor(async () => stands().includes('aangehouden'))
    expect((await booked()).length, where).toBeLessThanOrEqual(1)
    await letGoOn(id)
    expect(await settled(id), where).toBe('confirmed')
  } else counts.confirmed += 1
  await waitFor(async () => stands().includes('bevestigd'))
  expect(await booked(), where).toHaveLength(1)
  const expected = state === 'parked' ? ['aangehouden', 'wachtrij', 'bevestigd'] : ['bevestigd']
  expect(stands(), where).toEqual(expected)
}

it.each(faultKinds)(
  '%s before, during or after a write: who sent it is told how it ended, or that it is parked and then how it ended; the books have it once',
  async (fault) => {
    for (const moment of allOrOne(faultMoments, chance))
      for (const name of allOrOne(Object.keys(subjects), chance)) await prove(fault, moment, name)
  },
)
