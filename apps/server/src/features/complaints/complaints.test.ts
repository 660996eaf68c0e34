import { complaints } from '@portal/contract/complaints.ts'
import { documents } from '@portal/contract/documents.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { goodPicture } from '../../../test/bad-files.ts'
import { readBell } from '../../../test/read-bell.ts'
import { sql } from '../../platform/db/query.ts'
import { type Create, type FeedbackSite, startFeedbackSite } from './test/feedback-site.ts'

let site: FeedbackSite
beforeAll(async () => {
  site = await startFeedbackSite()
})
afterEach(() => site.books.clearFaults())
afterAll(() => site.close())

describe('feedback', () => {
  it('stands in the books once, with its note and the day an answer is expected (R-GEN-11, R-SET-20, R-SET-29)', async () => {
    const person = await site.person()
    const { answer } = await site.create(person)
    // Thursday and five working days.
    expect(answer.verwachteOplosDatum).toBe('2026-11-26')
    const found = await site.settled(person, answer.id)
    expect(found).toMatchObject({ verzending: 'bevestigd', nummer: expect.stringMatching(/^KP/), status: null })
    const [row, ...others] = await site.booked('PortaalKlacht', { External_Id: answer.id })
    expect([row, others]).toEqual([
      expect.objectContaining({
        ...{ Description: 'Start niet', Complaint_Type: 'Materieel', Urgency: 'Hoog', Reference: 'Blok A' },
        ...{ Location_No: person.locationNo, Expected_Date: '2026-11-26', Reported_By: person.userName.toUpperCase() },
      }),
      [],
    ])
    expect((await site.booked('PortaalKlachtRegel', { Complaint_No: found.nummer })).map(({ Text }) => Text)).toEqual([
      'Staat naast de keet.',
    ])
    const mails = (await site.portal.mails()).filter(({ subjectId }) => subjectId === answer.id)
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      ['klachten@example.com', `${person.userName}@example.com`].toSorted(),
    )
  })

  it('is one and not two when the synchronisation brings it too (R-ENT-32)', async () => {
    const person = await site.person()
    const { answer } = await site.create(person)
    const { nummer } = await site.settled(person, answer.id)
    expect(await site.listed(person)).toHaveLength(1)
    await site.bringHere(nummer ?? '')
    const [only, ...others] = await site.listed(person)
    expect([only, others]).toEqual([expect.objectContaining({ id: nummer, nummer, status: 'Ontvangen' }), []])
    // The address with the id it was sent under opens it still.
    const details = await site.read(person, answer.id)
    expect(details).toMatchObject({
      ...{ id: nummer, omschrijving: 'Start niet', type: 'Materieel', factuurNummer: '', telefoonnummer: '06 12' },
      ...{ notitie: 'Staat naast de keet.', urgentie: 'Hoog', referentie: 'Blok A', verwachteOplosDatum: '2026-11-26' },
      ...{ werkelijkeOplosDatum: null, doorlooptijd: null, status: 'Ontvangen', eigen: true, magReageren: true },
    })
    expect(details.regels.map(({ tekst, vanBackoffice }) => [tekst, vanBackoffice])).toEqual([
      ['Staat naast de keet.', false],
    ])
  })

  it('is found by the beginning of its number or a word of its subject, at the own locations only', async () => {
    const person = await site.person()
    const stranger = await site.person()
    const { answer } = await site.create(person, { omschrijving: 'Hoogwerker zakt weg' })
    const { nummer } = await site.settled(person, answer.id)
    await site.bringHere(nummer ?? '')
    const find = async (who: typeof person, term: string) => {
      const input = { gebruikerLogin: who.userName, term }
      return (await site.portal.post(complaints.findComplaints, input, { as: who.userName })).answer.items
    }
    expect(await find(person, 'ZAKT')).toEqual([
      {
        ...{ id: nummer, nummer, omschrijving: 'Hoogwerker zakt weg', ontvangenOp: expect.any(String) },
        ...{ materieellocatie: person.locationNo, locatieOmschrijving: expect.any(String) },
      },
    ])
    expect((await find(person, nummer ?? '')).map(({ id }) => id)).toEqual([nummer])
    expect((await find(person, (nummer ?? '').replace(/\D/g, ''))).map(({ id }) => id)).toEqual([nummer])
    expect(await find(person, '%zakt')).toEqual([])
    expect(await find(stranger, nummer ?? '')).toEqual([])
  })

  it('has its throughput time once it is resolved, and a new word as unknown (R-ENT-32, R-STATE-09)', async () => {
    const person = await site.person()
    const { answer } = await site.create(person)
    const { nummer } = await site.settled(person, answer.id)
    const no = nummer ?? ''
    await site.books.setRow('PortaalKlacht', { No: no }, { Received_At: '2026-11-19T09:00:00Z' })
    await site.books.setRow('PortaalKlacht', { No: no }, { Status: 'Afgehandeld', Resolved_Date: '2026-11-24' })
    await site.bringHere(no)
    expect(await site.read(person, no)).toMatchObject({
      ...{ status: 'Afgehandeld', werkelijkeOplosDatum: '2026-11-24', doorlooptijd: 5 },
    })
    await site.portal.db.execute(sql`update erp_complaints set status = 'Onbekend' where no = ${no}`)
    expect((await site.listed(person))[0]?.status).toBe('Onbekend')
  })

  it('has at most 200 comments and 50 files, and a person gives it 50 times a day', async () => {
    const person = await site.person()
    const { answer } = await site.create(person)
    const { db, parts } = site.portal
    const now = parts.clock.now()
    await db.execute(sql`
      insert into complaint_comments (id, complaint_id, user_name, author, text, delivery, created_at)
      select gen_random_uuid(), ${answer.id}::uuid, 'iemand', 'iemand', 'x', 'bevestigd', ${now}
      from generate_series((select count(*) from complaint_comments where complaint_id = ${answer.id}::uuid), 199)`)
    await db.execute(sql`
      insert into complaint_files (id, complaint_id, user_name, name, mime_type, size, hash, delivery, created_at)
      select gen_random_uuid(), ${answer.id}::uuid, 'iemand', 'x', 'image/png', 1, 'x', 'bevestigd', ${now}
      from generate_series(1, 50)`)
    await db.execute(sql`
      insert into complaints select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
      from complaints c, generate_series(1, 49) where c.id = ${answer.id}::uuid`)
    const refused = [
      [await site.comment(person, answer.id, 'Nog een'), 200],
      [await site.upload(person, answer.id, { naam: 'nog een.png', bytes: await goodPicture() }), 50],
      [await site.create(person), 50],
    ] as const
    for (const [{ problem }, amount] of refused)
      expect(problem).toMatchObject({ status: 409, code: 'lijst.te_veel', params: { amount } })
    await db.execute(sql`update complaints set created_at = ${now}::timestamptz - interval '25 hours'
      where user_name = ${person.userName} and id <> ${answer.id}::uuid`)
    expect((await site.create(person)).status).toBe(200)
  })

  it('is commented and added to before it has a number, in that order (R-GEN-11)', async () => {
    const person = await site.person()
    await site.books.fault({ kind: 'status', scope: '*', status: 503, retryAfter: 0, times: null })
    const { answer } = await site.create(person)
    await site.comment(person, answer.id, 'Eerste reactie')
    const { answer: file } = await site.upload(person, answer.id, { naam: 'schade.png', bytes: await goodPicture() })
    await site.comment(person, answer.id, 'Tweede reactie')
    expect(file.naam).toBe('schade.png')
    const waiting = await site.read(person, answer.id)
    expect([waiting.nummer, waiting.regels.map(({ tekst, verzending }) => [tekst, verzending])]).toEqual([
      null,
      [
        ['Staat naast de keet.', 'wachtrij'],
        ['Eerste reactie', 'wachtrij'],
        ['Tweede reactie', 'wachtrij'],
      ],
    ])
    expect(await site.filesOf(person, answer.id)).toMatchObject([{ naam: 'schade.png', documentNummer: null }])
    await site.books.clearFaults()
    const { nummer } = await site.settled(person, answer.id)
    const texts = () => site.booked('PortaalKlachtRegel', { Complaint_No: nummer })
    await site.until(async () => ((await texts()).length === 3 ? true : null))
    expect((await texts()).map(({ Text }) => Text)).toEqual([
      'Staat naast de keet.',
      'Eerste reactie',
      'Tweede reactie',
    ])
    const there = await site.booked('PortaalDocument', { Parent_Type: 'Klacht', Parent_No: nummer })
    expect(there.map(({ File_Name }) => File_Name)).toEqual(['schade.png'])
    await site.bringHere(nummer ?? '')
    expect((await site.read(person, answer.id)).regels.map(({ tekst }) => tekst)).toHaveLength(3)
  })

  it('shows a document once that the mirror has too, and gives its content to who has the location', async () => {
    const person = await site.person()
    const { answer } = await site.create(person)
    const { nummer } = await site.settled(person, answer.id)
    await site.upload(person, answer.id, { naam: 'foto.png', bytes: await goodPicture() })
    const [row] = await site.until(async () => {
      const rows = await site.booked('PortaalDocument', { Parent_Type: 'Klacht', Parent_No: nummer })
      return rows.length === 0 ? null : rows
    })
    await site.until(async () => ((await site.filesOf(person, answer.id))[0]?.verzending === 'bevestigd' ? true : null))
    await site.bringHere(nummer ?? '')
    const { Entry_No, File_Name, Mime_Type, Size, Hash } = row ?? {}
    await site.portal.db.execute(sql`
      insert into erp_documents (entry_no, parent_type, parent_no, file_name, mime_type, size, hash, document_date, row_version)
      values (${Number(Entry_No)}, 'Klacht', ${nummer}, ${String(File_Name)}, ${String(Mime_Type)}, ${Number(Size)},
        ${String(Hash).toLowerCase()}, '2026-11-20', 1)`)
    expect(await site.filesOf(person, answer.id)).toMatchObject([
      { documentNummer: Number(Entry_No), naam: 'foto.png' },
    ])
    const open = (as: string) =>
      site.portal.post(documents.downloadDocument, { documentNummer: Number(Entry_No) }, { as })
    expect((await open(person.userName)).status).toBe(200)
    expect((await open((await site.person()).userName)).status).toBe(404)
  })

  it('takes only files of the kinds that the setting allows, whatever they are called', async () => {
    const person = await site.person()
    const { answer } = await site.create(person)
    await site.setSetting('Klacht_BestandsTypes', ['pdf'])
    const { status, problem } = await site.upload(person, answer.id, { naam: 'schade.pdf', bytes: await goodPicture() })
    expect([status, problem?.code, problem?.params]).toEqual([400, 'upload.soort', { kinds: 'pdf' }])
    expect(
      (await site.upload(person, answer.id, { naam: 'schade.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') })).status,
    ).toBe(200)
    await site.setSetting('Klacht_BestandsTypes', ['pdf', 'jpg', 'png', 'docx', 'xlsx'])
  })

  it('that is refused is shown with its reason, corrected, and sent again with all that was added', async () => {
    const person = await site.person()
    // The back office does not know the location any more.
    await site.books.setRow('PortaalLocatie', { No: person.locationNo }, null)
    // Away until the comment is kept: what the back office refused takes none.
    await site.books.fault({ kind: 'status', scope: '*', status: 503, retryAfter: 0, times: null })
    const { answer } = await site.create(person)
    expect((await site.comment(person, answer.id, 'Al gebeld')).status).toBe(200)
    await site.books.clearFaults()
    const refused = await site.settled(person, answer.id)
    expect(refused).toMatchObject({
      verzending: 'geweigerd',
      reden: expect.stringContaining('bestaat niet'),
      magReageren: false,
    })
    expect(await readBell(site.portal, person)).toContainEqual(
      expect.objectContaining({
        soort: 'feedback_geweigerd',
        onderwerp: answer.id,
        gegevens: expect.objectContaining({ naam: 'Start niet', reden: refused.reden }),
      }),
    )
    expect((await site.comment(person, answer.id, 'Nog iets')).problem?.code).toBe('klachten.niet_aangekomen')
    const file = { naam: 'schade.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') }
    expect((await site.upload(person, answer.id, file)).problem?.code).toBe('klachten.niet_aangekomen')
    await site.until(async () =>
      (await site.read(person, answer.id)).regels[1]?.verzending === 'geweigerd' ? true : null,
    )
    await site.books.setRow('PortaalLocatie', { No: person.locationNo }, { Description: 'Bouwplaats', Blocked: false })
    const again = await site.create(person, { omschrijving: 'Start echt niet', vervangt: answer.id })
    const { nummer } = await site.settled(person, again.answer.id)
    await site.until(async () =>
      (await site.booked('PortaalKlachtRegel', { Complaint_No: nummer })).length === 2 ? true : null,
    )
    expect((await site.listed(person)).map(({ omschrijving }) => omschrijving)).toEqual(['Start echt niet'])
    expect((await site.create(person, { vervangt: answer.id })).status).toBe(404)
  })

  it('is filed once however often it is sent with one key', async () => {
    const person = await site.person()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [await site.create(person, {}, headers), await site.create(person, {}, headers)]
    expect(second.answer).toEqual(first.answer)
    expect(await site.listed(person)).toHaveLength(1)
  })

  it('is refused without words, with a type of no list, or with an invoice of another location', async () => {
    const person = await site.person()
    const refusal = async (more: Partial<Create>) => {
      const { status, problem } = await site.create(person, more)
      return [status, problem?.code, problem?.field]
    }
    expect(await refusal({ omschrijving: ' ' })).toEqual([400, 'validatie.verplicht', 'omschrijving'])
    expect(await refusal({ type: 'Verzonnen' })).toEqual([400, 'validatie.keuze', 'type'])
    expect(await refusal({ factuurNummer: 'VF-1' })).toEqual([400, 'validatie.keuze', 'factuurNummer'])
    expect(await site.listed(person)).toEqual([])
  })

  it('keeps a type that was taken off the list since', async () => {
    const person = await site.person()
    const { answer } = await site.create(person)
    await site.setSetting('Klacht_Types', ['Anders'])
    expect((await site.read(person, answer.id)).type).toBe('Materieel')
    expect((await site.listed(person))[0]?.type).toBe('Materieel')
    await site.setSetting('Klacht_Types', ['Levering', 'Materieel', 'Factuur', 'Overig'])
  })
})
