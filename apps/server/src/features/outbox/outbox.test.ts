import { contract } from '@portal/contract/calls.ts'
import { hubEvents, hubPath } from '@portal/contract/hub.ts'
import { OutboxKind, type OutboxStatus } from '@portal/contract/outbox.ts'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { type OrderingSite, type Person, readList, startOrderingSite } from '../../../test/ordering-site.ts'
import { buildErpRequest } from '../../../test/request-builders.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { erpWrites } from '../../platform/back-office/erp-writes.ts'
import { sql } from '../../platform/db/query.ts'
import { transact } from '../../platform/db/transact.ts'
import { operator, parkOrder, requestAt, type SentOrder, sendOrder, untilWriteIs, writeAt } from './test/sent-orders.ts'

const { outbox } = contract
let site: OrderingSite
const as = operator

beforeAll(async () => {
  site = await startOrderingSite()
  await buildUser(site.portal, { userName: as, roles: ['SuperAdmin'] })
  await buildUser(site.portal, { userName: 'beheerder', isAdministrator: true })
})
afterEach(() => site.books.clearFaults())
afterAll(() => site.close())

const details = (id: string) => writeAt(site, id)
const requestOf = (sent: SentOrder) => requestAt(site, sent)
const untilStatus = (id: string, status: OutboxStatus) => untilWriteIs(site, id, status)
const order = (input: object = {}) => sendOrder(site, input)
const parkedOrder = () => parkOrder(site)
const bookedFor = (person: Person) => site.books.requestsFor(person.locationNo)

describe('the outbox for its operators', () => {
  it('lists what is written, filtered, in pages, with counts and the oldest age', async () => {
    const parked = await parkedOrder()
    const done = await order()
    await untilStatus(done.id, 'confirmed')
    const list = async (input: Parameters<typeof site.portal.post<typeof outbox.getOutbox>>[1]) =>
      (await site.portal.post(outbox.getOutbox, input, { as: 'beheerder' })).answer
    const all = await list({})
    expect(all.items.map((row) => row.id).slice(0, 2)).toEqual([done.id, parked.id])
    expect(all.tellingen).toMatchObject({ parked: 1, confirmed: 1, pending: 0 })
    expect(all.oudsteMoment).toBeNull()
    expect((await list({ status: ['parked'] })).items).toMatchObject([
      {
        id: parked.id,
        soort: 'request.create',
        onderwerp: parked.number,
        volgorde: parked.person.locationNo,
        aangemaaktDoor: parked.person.userName,
        code: 'Http_404',
        volgendePoging: null,
      },
    ])
    expect((await list({ soort: ['complaint.create'] })).items).toEqual([])
    expect((await list({ zoekterm: parked.number.toLowerCase() })).items.map((row) => row.id)).toEqual([parked.id])
    expect((await list({ zoekterm: '%' })).totaal).toBe(0)
    const second = await list({ rijen: 1, pagina: 2 })
    expect([second.totaal, second.items.map((row) => row.id)]).toEqual([2, [parked.id]])
    expect((await list({ minstensMinuten: 100_000 })).totaal).toBe(0)
    await site.portal.post(outbox.cancelOutboxRegel, { id: parked.id, status: 'parked', reden: 'Klaar' }, { as })
  })

  it('shows one with its tries, with names and numbers masked', async () => {
    const parked = await parkedOrder()
    const write = await details(parked.id)
    expect(write.inhoud).toMatchObject({ portalNo: parked.number, contact: 'J•• d• B•••', phoneNo: '•• ••••••78' })
    expect(JSON.stringify(write)).not.toMatch(/Jan de Boer|12345678/)
    expect(write.corrigeerbaar).toMatchObject({ referentie: 'Begane grond', contactpersoon: 'J•• d• B•••' })
    expect(write.historie).toMatchObject([
      { uitkomst: 'sending parked', httpStatus: 404, code: 'Http_404', door: null },
    ])
    expect(write.historie[0]?.correlatieId).toBe(write.correlatieId)
    expect(write.mogelijkAangekomen).toBe(false)
    const later = await site.place(parked.person, {
      ...(await site.orderer()).input,
      bestellijstId: await site.fill(parked.person),
      gebruiker: parked.person.userName,
      materieelLocatie: parked.person.locationNo,
    })
    const { answer } = await site.portal.post(
      outbox.getOutbox,
      { zoekterm: later.answer.aanvraagnummer },
      { as: 'beheerder' },
    )
    const waiting = await details(answer.items[0]?.id ?? '')
    expect(waiting).toMatchObject({ status: 'pending', wachtOp: [{ id: parked.id, status: 'parked' }] })
    await site.portal.post(outbox.cancelOutboxRegel, { id: parked.id, status: 'parked', reden: 'Klaar' }, { as })
    await untilStatus(waiting.id, 'confirmed')
  })

  it.each(['sending unknown', 'lease lost', 'verifying unknown', 'verifying parked'])(
    'says after “%s” that it may have arrived, until a lookup found nothing',
    async (outcome) => {
      const parked = await parkedOrder()
      const note = (said: string) =>
        site.portal.db.execute(sql`
          insert into erp_outbox_attempts (outbox_id, at, outcome, duration_ms)
          select id, now(), ${said}, 0 from erp_outbox where external_id = ${parked.id}`)
      await note(outcome)
      expect((await details(parked.id)).mogelijkAangekomen).toBe(true)
      await note('verifying retry')
      expect((await details(parked.id)).mogelijkAangekomen).toBe(false)
      await site.portal.post(outbox.cancelOutboxRegel, { id: parked.id, status: 'parked', reden: 'Klaar' }, { as })
    },
  )

  it('is not there for an unknown write', async () => {
    const { problem } = await site.portal.post(outbox.getOutboxRegel, { id: crypto.randomUUID() }, { as })
    expect(problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })

  it('knows every kind of write', () => {
    expect([...OutboxKind.options].sort()).toEqual(Object.keys(erpWrites).sort())
  })
})

describe('an operator', () => {
  it('restarts a parked write: the request waits again, then has its number, and open pages follow', async () => {
    const parked = await parkedOrder()
    expect(await requestOf(parked)).toMatchObject({ verzending: 'aangehouden', reden: '', erpNummer: null })
    const told: string[] = []
    const listen = async (userName: string) => {
      const token = await site.portal.tokenOf(userName)
      const socket = io(site.portal.url, { path: hubPath, auth: { token }, transports: ['websocket'] })
      socket.on(hubEvents.changed.name, ({ subjects }) => {
        for (const subject of subjects) told.push(`${userName} ${subject}`)
      })
      await new Promise<void>((resolve) => socket.once('connect', resolve))
      return socket
    }
    const sockets = await Promise.all([listen(parked.person.userName), listen('beheerder')])
    // Long enough to be read while it waits, however busy the machine is.
    await site.books.fault({ kind: 'delay', scope: 'CreateRequest', ms: 3000, times: 1 })
    const reply = await site.portal.post(outbox.retryOutboxRegel, { id: parked.id, status: 'parked' }, { as })
    expect(reply.status).toBe(204)
    expect(await requestOf(parked)).toMatchObject({ verzending: 'wachtrij' })
    // It is due at once. A clock that goes on meanwhile would take the write from who is sending it.
    const write = await waitFor(async () => {
      const found = await details(parked.id)
      return found.status === 'confirmed' ? found : null
    })
    expect(write.historie.map(({ uitkomst, door }) => [uitkomst, door])).toEqual([
      ['sending confirmed', null],
      ['operator pending', as],
      ['sending parked', null],
    ])
    expect(await requestOf(parked)).toMatchObject({ verzending: 'bevestigd', erpNummer: write.backofficeNummer })
    expect(await bookedFor(parked.person)).toHaveLength(1)
    await waitFor(async () => told.includes(`${parked.person.userName} requests`))
    await waitFor(async () => told.includes('beheerder outbox'))
    expect(told).not.toContain(`${parked.person.userName} outbox`)
    for (const socket of sockets) socket.disconnect()
  })

  it('corrects a reference and sends it so, leaving alone what is not given', async () => {
    const parked = await parkedOrder()
    const input = { id: parked.id, status: 'parked', referentie: 'Kelder', telefoonnummer: '010 7654321' } as const
    expect((await site.portal.post(outbox.editOutboxRegel, input, { as })).status).toBe(204)
    await untilStatus(parked.id, 'confirmed')
    expect(await bookedFor(parked.person)).toMatchObject([
      { Reference: 'Kelder', Phone_No: '010 7654321', Contact: 'Jan de Boer', Remark: 'Bellen bij aankomst' },
    ])
    expect(await requestOf(parked)).toMatchObject({ referentie: 'Kelder', contactpersoon: 'Jan de Boer' })
  })

  it('who corrects what arrived all the same gets what the back office has', async () => {
    await site.books.fault({ kind: 'drop-after', scope: 'CreateRequest', times: 1 })
    await site.books.fault({ kind: 'status', status: 404, scope: 'GetByExternalId', times: 1 })
    const arrived = await order()
    expect(await untilStatus(arrived.id, 'parked')).toMatchObject({ mogelijkAangekomen: true })
    const input = { id: arrived.id, status: 'parked', referentie: 'Te laat' } as const
    await site.portal.post(outbox.editOutboxRegel, input, { as })
    const write = await untilStatus(arrived.id, 'confirmed')
    expect(write.mogelijkAangekomen).toBe(false)
    expect(await bookedFor(arrived.person)).toMatchObject([{ No: write.backofficeNummer, Reference: 'Begane grond' }])
    expect(await requestOf(arrived)).toMatchObject({ verzending: 'bevestigd', referentie: 'Begane grond' })
    expect(write.inhoud).toMatchObject({ reference: 'Begane grond' })
    expect(write.historie.map(({ uitkomst }) => uitkomst).slice(0, 2)).toEqual(['sending kept', 'operator corrected'])
  })

  it('gives up with a reason that the requester reads, and the list has its lines again', async () => {
    const parked = await parkedOrder()
    const input = { id: parked.id, status: 'parked', reden: 'Dubbel besteld' } as const
    expect((await site.portal.post(outbox.cancelOutboxRegel, input, { as })).status).toBe(204)
    expect(await requestOf(parked)).toMatchObject({ verzending: 'vervallen', reden: 'Dubbel besteld' })
    expect((await readList(site, parked.person)).items).toHaveLength(3)
    expect(await bookedFor(parked.person)).toEqual([])
    expect((await details(parked.id)).historie[0]).toMatchObject({ uitkomst: 'operator cancelled', door: as })
  })

  it('confirms by hand under the number of the back office', async () => {
    const parked = await parkedOrder()
    const seen = { id: parked.id, status: 'parked' } as const
    const confirm = (input: { backofficeNummer: string; ookOnbekend?: boolean }) =>
      site.portal.post(outbox.confirmOutboxRegel, { ...seen, ...input }, { as })
    const other = await order()
    const theirs = (await untilStatus(other.id, 'confirmed')).backofficeNummer?.toLowerCase()
    const taken = await confirm({ backofficeNummer: ` ${theirs} `, ookOnbekend: true })
    expect(taken.problem).toMatchObject({ status: 409, code: 'outbox.nummer_bezet', field: 'backofficeNummer' })
    const unknown = await confirm({ backofficeNummer: 'av26-77777' })
    expect(unknown.problem).toMatchObject({ status: 409, code: 'outbox.nummer_onbekend' })
    expect(await details(parked.id)).toMatchObject({ status: 'parked' })
    expect((await confirm({ backofficeNummer: ' av26-77777', ookOnbekend: true })).status).toBe(204)
    expect(await requestOf(parked)).toMatchObject({ verzending: 'bevestigd', erpNummer: 'AV26-77777' })
    expect(await details(parked.id)).toMatchObject({ status: 'confirmed', backofficeNummer: 'AV26-77777' })
  })

  it('confirms by hand at once under a number that was read there and belongs to no other', async () => {
    const parked = await parkedOrder()
    const theirs = await buildErpRequest(site.portal, { to: parked.person.locationNo, externalId: crypto.randomUUID() })
    const free = await buildErpRequest(site.portal, { to: parked.person.locationNo })
    const confirm = (backofficeNummer: string) =>
      site.portal.post(outbox.confirmOutboxRegel, { id: parked.id, status: 'parked', backofficeNummer }, { as })
    expect((await confirm(theirs)).problem?.code).toBe('outbox.nummer_bezet')
    expect((await confirm(free.toLowerCase())).status).toBe(204)
    expect(await requestOf(parked)).toMatchObject({ verzending: 'bevestigd', erpNummer: free })
  })

  it('confirms one of two different writes under the same number, also when both are decided at once', async () => {
    const parked = [await parkedOrder(), await parkedOrder()]
    const both = sql`external_id in (${parked[0]?.id}, ${parked[1]?.id})`
    const isHeldUp = async () => {
      const { rows } = await site.portal.db.execute(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      return rows.length === 2
    }
    // Neither goes on before both have looked whether the number is free, or wait to look.
    const replies = await transact(site.portal.db, async (tx) => {
      await tx.execute(sql`select from erp_outbox where ${both} for update`)
      const deciding = parked.map(({ id }) => {
        const input = { id, status: 'parked', backofficeNummer: 'AV26-88888', ookOnbekend: true } as const
        return site.portal.post(outbox.confirmOutboxRegel, input, { as })
      })
      await waitFor(isHeldUp)
      return deciding
    })
    const answers = await Promise.all(replies)
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(answers.find(({ status }) => status === 409)?.problem?.code).toBe('outbox.nummer_bezet')
    const after = await Promise.all(parked.map(({ id }) => details(id)))
    expect(after.map(({ status }) => status).sort()).toEqual(['confirmed', 'parked'])
    const left = after.find(({ status }) => status === 'parked')
    await site.portal.post(outbox.cancelOutboxRegel, { id: left?.id ?? '', status: 'parked', reden: 'Klaar' }, { as })
  })

  it('gets 409 when the write changed meanwhile, and nothing happens twice', async () => {
    const parked = await parkedOrder()
    const retry = { id: parked.id, status: 'parked' } as const
    const replies = await Promise.all([
      site.portal.post(outbox.retryOutboxRegel, retry, { as }),
      site.portal.post(outbox.cancelOutboxRegel, { ...retry, reden: 'Weg ermee' }, { as }),
    ])
    expect(replies.map((reply) => reply.status).sort()).toEqual([204, 409])
    expect(replies.find((reply) => reply.status === 409)?.problem?.code).toBe('error.tussentijds_gewijzigd')
    const { rows } = await site.portal.db.execute(
      sql`select outcome from erp_outbox_attempts a join erp_outbox o on o.id = a.outbox_id
        where o.external_id = ${parked.id} and outcome like 'operator %'`,
    )
    expect(rows).toHaveLength(1)
    for (const status of ['confirmed', 'sending', 'pending'] as const) {
      const reply = await site.portal.post(outbox.retryOutboxRegel, { id: parked.id, status }, { as })
      expect(reply.status).toBe(409)
    }
  })

  it('must say what to correct, and may not act as an administrator only', async () => {
    const parked = await parkedOrder()
    const seen = { id: parked.id, status: 'parked' } as const
    const empty = await site.portal.post(outbox.editOutboxRegel, seen, { as })
    expect(empty.problem).toMatchObject({ status: 400, code: 'outbox.geen_correctie' })
    const barred = await site.portal.post(outbox.retryOutboxRegel, seen, { as: 'beheerder' })
    expect(barred.status).toBe(403)
    await site.portal.post(outbox.cancelOutboxRegel, { ...seen, reden: 'Klaar' }, { as })
  })

  it('is in the audit log, without contents', async () => {
    const parked = await parkedOrder()
    const input = { id: parked.id, status: 'parked', contactpersoon: 'Kees Geheim' } as const
    await site.portal.post(outbox.editOutboxRegel, input, { as })
    const { rows } = await site.portal.db.execute<{
      user_name: string
      call: string
      subject: string
      details: object
    }>(
      sql`select user_name, call, subject, details from audit_log where subject = ${parked.number} and user_name = ${as}`,
    )
    expect(rows).toMatchObject([{ call: 'outbox.editOutboxRegel', details: { to: 'pending', corrected: ['contact'] } }])
    expect(JSON.stringify(rows)).not.toContain('Geheim')
    await untilStatus(parked.id, 'confirmed')
  })
})
