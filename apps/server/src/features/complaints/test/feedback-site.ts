import { complaints } from '@portal/contract/complaints.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { type Person, startOrderingSite } from '../../../../test/ordering-site.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { sql } from '../../../platform/db/query.ts'
import { settingOverrides } from '../../../platform/db/schema/settings.ts'

export type Create = CallInput<typeof complaints.createComplaint>

/** People who give feedback, and a back office that has their locations. */
export async function startFeedbackSite() {
  const site = await startOrderingSite({ Email_Klacht: 'klachten@example.com', Email_Beheer: 'beheer@example.com' })
  const feedback = ({ userName, locationNo }: Person, more: Partial<Create> = {}): Create => ({
    ...{ gebruikerLogin: userName, materieellocatie: locationNo, omschrijving: 'Start niet', type: 'Materieel' },
    ...{ urgentie: 'Hoog', telefoonnummer: '06 12', referentie: 'Blok A', notitie: 'Staat naast de keet.' },
    ...more,
  })
  const create = (person: Person, more: Partial<Create> = {}, headers: Record<string, string> = {}) =>
    site.portal.post(complaints.createComplaint, feedback(person, more), { as: person.userName, headers })
  const read = async ({ userName }: Pick<Person, 'userName'>, klachtId: string) =>
    (await site.portal.post(complaints.getComplaint, { klachtId }, { as: userName })).answer
  const listed = async ({ userName, locationNo }: Person) =>
    (
      await site.portal.post(
        complaints.getComplaints,
        { gebruikerLogin: userName, materieellocatie: locationNo },
        { as: userName },
      )
    ).answer.items
  const filesOf = async ({ userName }: Person, klachtId: string) =>
    (await site.portal.post(complaints.getDocuments, { klachtId }, { as: userName })).answer.items
  const comment = ({ userName }: Pick<Person, 'userName'>, klachtId: string, tekst: string) =>
    site.portal.post(complaints.addComment, { klachtId, tekst }, { as: userName })
  const upload = async (
    { userName }: Pick<Person, 'userName'>,
    klachtId: string,
    file: { naam: string; bytes: Buffer },
  ) =>
    site.portal.post(
      complaints.uploadDocument,
      { klachtId, bestand: { naam: file.naam, type: '', inhoud: file.bytes.toString('base64') } },
      { as: userName },
    )

  /** Reads until something is so; the pauses between tries to the back office are not waited for. */
  const until = <T>(look: () => Promise<T | null>) =>
    waitFor(async () => {
      site.clock.advance(30_000)
      return look()
    }, 20_000)
  const settled = (person: Pick<Person, 'userName'>, id: string) =>
    until(async () => {
      const found = await read(person, id)
      return found.verzending === 'wachtrij' ? null : found
    })

  async function booked(service: string, by: Readonly<Record<string, unknown>>) {
    const rows = await site.books.rows(service)
    return rows.filter((row) => Object.entries(by).every(([name, value]) => row[name] === value))
  }

  async function setSetting(key: string, value: unknown): Promise<void> {
    const row = { key, value, changedBy: 'test', changedAt: new Date() }
    await site.portal.db
      .insert(settingOverrides)
      .values(row)
      .onConflictDoUpdate({ target: settingOverrides.key, set: row })
    await site.portal.parts.reloadSettings()
  }

  /** What a synchronisation would bring of one complaint, with its lines. */
  async function bringHere(no: string): Promise<void> {
    const [row] = await booked('PortaalKlacht', { No: no })
    const status = String(row?.Status).replace(' ', '_')
    await site.portal.db.execute(sql`
    insert into erp_complaints (no, external_id, description, complaint_type, location_no, invoice_no, phone_no, urgency,
      reference, status, received_at, expected_date, resolved_date, reported_by, row_version)
    values (${no}, ${String(row?.External_Id)}, ${String(row?.Description)}, ${String(row?.Complaint_Type)},
      ${String(row?.Location_No)}, '', ${String(row?.Phone_No)}, ${String(row?.Urgency)}, ${String(row?.Reference)}, ${status},
      ${String(row?.Received_At)}, ${row?.Expected_Date as string | null}, ${row?.Resolved_Date as string | null},
      ${String(row?.Reported_By).toLowerCase()}, 1)
    on conflict (no) do update set status = excluded.status, resolved_date = excluded.resolved_date`)
    for (const line of await booked('PortaalKlachtRegel', { Complaint_No: no }))
      await site.portal.db.execute(sql`
      insert into erp_complaint_lines (complaint_no, line_no, external_id, text, author, created_at, row_version)
      values (${no}, ${Number(line.Line_No)}, ${line.External_Id as string | null}, ${String(line.Text)},
        ${String(line.Author).toLowerCase()}, ${String(line.Created_At)}, 1) on conflict do nothing`)
  }
  return { ...site, create, read, listed, filesOf, comment, upload, until, settled, booked, setSetting, bringHere }
}
export type FeedbackSite = Awaited<ReturnType<typeof startFeedbackSite>>
