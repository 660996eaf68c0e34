import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { buildBill } from '../../../test/invoice-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { invoices, reports } = contract
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { Prijzen_Intern: true } })
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<typeof buildPerson>>
const at = ({ userName, locationNo }: Person) => ({ gebruikerLogin: userName, materieellocatie: locationNo })

describe('outstanding costs', () => {
  const costs = async (person: Person, on = portal) =>
    (await on.post(reports.getOutstandingCosts, at(person), { as: person.userName })).answer

  async function buildBills(locationNo: string, on = portal): Promise<void> {
    const part = { amount: 300, amountInclVat: 363, remainingAmount: 63 }
    const lines = [
      { relateTo: 'Verhuur', amount: 200.1 },
      { relateTo: 'Verhuur', amount: 50.2 },
      { relateTo: 'Transport', amount: 49.7 },
    ]
    await buildBill(on, { locationNo, ...part, lines })
    await buildBill(on, { locationNo, lines: [{ relateTo: 'Verhuur', amount: 100 }] })
    const credit = { kind: 'Credit', amount: 20, amountInclVat: 24.2, remainingAmount: 24.2 }
    await buildBill(on, { locationNo, ...credit, lines: [{ relateTo: 'Schade', amount: 20 }] })
    await buildBill(on, { locationNo, remainingAmount: 0, lines: [{ relateTo: 'Schade', amount: 999 }] })
  }

  it('are those of invoices that are not settled by kind, without VAT, each with the rows of its list (R-SCR-REP-05)', async () => {
    const eva = await buildPerson(portal)
    await buildBills(eva.locationNo)
    const answer = await costs(eva)
    expect(answer).toEqual({
      toonPrijs: true,
      items: [
        { betreft: 'Verhuur', aantalFacturen: 2, aantalRegels: 3, bedrag: 350.3 },
        { betreft: 'Transport', aantalFacturen: 1, aantalRegels: 1, bedrag: 49.7 },
        { betreft: 'Schade', aantalFacturen: 1, aantalRegels: 1, bedrag: -20 },
      ],
      aantalFacturen: 3,
      somBedrag: 380,
      somOpenstaand: 159.8,
    })
    for (const { betreft, aantalFacturen, aantalRegels } of answer.items) {
      const filter = { ...at(eva), staat: 'open', betreft } as const
      const listed = (await portal.post(invoices.getInvoices, filter, { as: eva.userName })).answer
      const lines = (await portal.post(invoices.getInvoiceLines, filter, { as: eva.userName })).answer
      expect([listed.items.length, lines.items.length]).toEqual([aantalFacturen, aantalRegels])
    }
  })

  it('come without any amount, and not in the order of amounts, where the company shows none', async () => {
    const hidden = await startTestPortal({ settings: { Facturen_ToonBedragen: false } })
    const eva = await buildPerson(hidden)
    await buildBills(eva.locationNo, hidden)
    const answer = await costs(eva, hidden)
    expect(answer).toMatchObject({ toonPrijs: false, aantalFacturen: 3, somBedrag: 0, somOpenstaand: 0 })
    expect(answer.items.map(({ betreft, bedrag }) => [betreft, bedrag])).toEqual([
      ['Schade', 0],
      ['Transport', 0],
      ['Verhuur', 0],
    ])
    await hidden.close()
  })
})
