import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDocument, buildInspection, buildLocation, buildPerson, buildPiece } from '../../../test/builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { translations } from '../../erp/mirror-tables.ts'
import { eq } from '../../platform/db/query.ts'

const { inspections } = contract
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock: testClock('2026-03-28T09:00:00Z') })
})
afterAll(() => portal.close())

interface Someone {
  readonly userName: string
  readonly locationNo: string
}
async function read(
  { userName, locationNo }: Someone,
  { eerdere, headers = {} }: { eerdere?: boolean; headers?: Readonly<Record<string, string>> } = {},
) {
  const input = { gebruikerLogin: userName, materieellocatie: locationNo, ...(eerdere && { eerdere }) }
  const reply = await portal.post(inspections.getInspections, input, { as: userName, headers })
  return reply.answer.items
}

describe('the inspections of a location', () => {
  it('have type, description, next date, date and result, with the certificate (R-ENT-37)', async () => {
    const person = await buildPerson(portal, { role: 'administration' })
    const piece = await buildPiece(portal, { locationNo: person.locationNo, inspectionNo: 'K-7', plantType: 'TRIL' })
    const no = await buildInspection(portal, { plantNo: piece })
    const certificate = await buildDocument(portal, { parentType: 'Keuring', parentNo: String(no) })
    const elsewhere = await buildPiece(portal, { locationNo: await buildLocation(portal) })
    await buildInspection(portal, { plantNo: elsewhere })
    expect(await read(person)).toEqual([
      {
        keuringId: no,
        materieelNummer: piece,
        materieelSoort: 'TRIL',
        materieelOmschrijving: `Trilplaat ${piece}`,
        keuringsNummer: 'K-7',
        type: 'JAAR',
        omschrijving: 'Jaarkeuring',
        volgendeDatum: '2027-01-01',
        datum: '2026-01-01',
        resultaat: 'Approved',
        laatste: true,
        waarschuwing: null,
        documenten: [
          {
            documentNummer: certificate,
            naam: `Document ${certificate}.pdf`,
            mimeType: 'application/pdf',
            grootte: 19,
            datum: '2026-11-01',
            bron: 'Keuring',
            bronNummer: piece,
          },
        ],
      },
    ])
  })

  it('warn by the days of the settings, and those that were superseded never (R-SET-11, R-SET-12, R-SET-13)', async () => {
    const person = await buildPerson(portal)
    const dates = ['2026-03-27', '2026-04-04', '2026-04-27', '2026-05-27', '2026-05-28']
    for (const nextDate of dates) {
      const plantNo = await buildPiece(portal, { locationNo: person.locationNo })
      await buildInspection(portal, { plantNo, nextDate })
      await buildInspection(portal, { plantNo, nextDate: '2026-03-01', inspectionDate: '2025-01-01' })
    }
    expect((await read(person)).every((row) => row.laatste)).toBe(true)
    const items = await read(person, { eerdere: true })
    const signs = (last: boolean) => items.filter((row) => row.laatste === last).map((row) => row.waarschuwing)
    expect(signs(true)).toEqual(['overdue', 'danger', 'warning', 'info', null])
    expect(signs(false)).toEqual([null, null, null, null, null])
  })

  it('put what was not approved first, and never show an unknown word (R-STATE-11)', async () => {
    const person = await buildPerson(portal)
    const results = ['Approved', 'Disapproved', 'Exit_Order', 'Doorgeschoven']
    for (const [at, result] of results.entries()) {
      const plantNo = await buildPiece(portal, { no: `R${person.locationNo}${at}`, locationNo: person.locationNo })
      await buildInspection(portal, { plantNo, result, nextDate: result === 'Approved' ? '2027-01-01' : null })
    }
    const items = await read(person)
    expect(items.map((row) => row.resultaat)).toEqual(['Disapproved', 'Exit_Order', null, 'Approved'])
    const { answer } = await portal.post(
      inspections.getInspectionStanding,
      { materieellocatie: person.locationNo },
      { as: person.userName },
    )
    expect(answer).toEqual({ dringend: 3, binnenkort: 0 })
  })

  it('count for the hub what must be done now and soon', async () => {
    const person = await buildPerson(portal)
    for (const nextDate of ['2026-03-27', '2026-04-01', '2026-04-20', '2026-05-20', '2027-01-01']) {
      const plantNo = await buildPiece(portal, { locationNo: person.locationNo })
      await buildInspection(portal, { plantNo, nextDate })
    }
    const { answer } = await portal.post(
      inspections.getInspectionStanding,
      { materieellocatie: person.locationNo },
      { as: person.userName },
    )
    expect(answer).toEqual({ dringend: 2, binnenkort: 1 })
  })

  it('are as they are after a synchronisation', async () => {
    const person = await buildPerson(portal)
    const plantNo = await buildPiece(portal, { locationNo: person.locationNo })
    expect(await read(person)).toEqual([])
    const no = await buildInspection(portal, { plantNo })
    await portal.parts.memory.changed(['stock', 'inspections'])
    expect(await read(person)).toMatchObject([{ keuringId: no, documenten: [] }])
    await buildDocument(portal, { parentType: 'Keuring', parentNo: String(no) })
    await portal.parts.memory.changed(['documents'])
    expect((await read(person))[0]?.documenten).toHaveLength(1)
  })

  it('speak the language of the person', async () => {
    const person = await buildPerson(portal)
    await buildInspection(portal, {
      plantNo: await buildPiece(portal, { locationNo: person.locationNo, plantType: 'KRAAN' }),
    })
    const words = { subject: 'Soort', code: 'KRAAN', language: 'de-DE', text: 'Turmdrehkran', rowVersion: 1n }
    await portal.db.insert(translations).values(words)
    const [row] = await read(person, { headers: { 'accept-language': 'de-DE' } })
    expect(row?.materieelOmschrijving).toBe('Turmdrehkran')
    await portal.db.delete(translations).where(eq(translations.code, 'KRAAN'))
  })

  it('of somebody else’s location do not exist', async () => {
    const [mine, theirs] = [await buildPerson(portal), await buildPerson(portal)]
    const { status, problem } = await portal.post(
      inspections.getInspections,
      { gebruikerLogin: mine.userName, materieellocatie: theirs.locationNo },
      { as: mine.userName },
    )
    expect([status, problem?.code]).toEqual([404, 'error.niet_gevonden'])
  })
})
