import { randomUUID } from 'node:crypto'
import { invoices } from '@portal/contract/invoices.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPicture } from '../../../test/bad-files.ts'
import { buildPerson } from '../../../test/builders.ts'
import { buildBill } from '../../../test/invoice-builders.ts'
import type { Somebody } from '../../../test/list-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { handOverCalls, type Line, line, words } from '../hand-overs/test/hand-over-calls.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

async function handOver(somebody: Somebody, soort: 'aflevering' | 'ophalen', part: Partial<Line>): Promise<string> {
  const own = handOverCalls(portal, somebody)
  const said = words({ soort, regels: [line(part)] })
  await own.keep(said)
  for (const { foto } of part.fotos ?? []) await own.add(foto, await goodPicture())
  expect((await own.sign(said)).status).toBe(200)
  return own.overdracht
}

async function explain(at: TestPortal, { userName, locationNo }: Somebody, plantNo: string) {
  const factuurNummer = await buildBill(portal, { locationNo, lines: [{ plantNo }] })
  const input = { factuurNummer, regelNummer: 10_000 }
  return (await at.post(invoices.explainLine, input, { as: userName })).answer.overdracht
}

describe('a line that charges for a piece', () => {
  it('shows what was signed when the piece came and when it left, with its pictures', async () => {
    const eva = await buildPerson(portal)
    const foto = randomUUID()
    const delivered = await handOver(eva, 'aflevering', { materieelNummer: 'M-7' })
    const damaged = { stand: 'beschadigd', opmerking: 'deuk', fotos: [{ foto, kant: 'schade' }] } as const
    const collected = await handOver(eva, 'ophalen', { materieelNummer: 'M-7', ...damaged, fotos: [...damaged.fotos] })
    expect(await explain(portal, eva, 'M-7')).toMatchObject({
      aflevering: { overdracht: delivered, stand: 'in_orde', fotos: [] },
      ophalen: { overdracht: collected, ...damaged },
    })
  })

  it('shows nothing of another piece, of another location, of what nobody signed, and of goods without a number', async () => {
    const [eva, bob] = [await buildPerson(portal), await buildPerson(portal)]
    await handOver(bob, 'aflevering', { materieelNummer: 'M-8' })
    await handOver(eva, 'aflevering', { materieelNummer: 'M-9' })
    await handOver(eva, 'aflevering', { materieelNummer: '' })
    await handOverCalls(portal, eva).keep(words({ regels: [line({ materieelNummer: 'M-8' })] }))
    for (const no of ['M-8', '']) expect(await explain(portal, eva, no)).toEqual({ aflevering: null, ophalen: null })
  })

  it('shows nothing where the company does without the stock, whose switch is that of hand-overs', async () => {
    const eva = await buildPerson(portal)
    await handOver(eva, 'aflevering', { materieelNummer: 'M-6' })
    const settings = { AppMaterieelvoorraad_Actief: false }
    const without = await startTestPortal({ database: portal.database, settings })
    try {
      expect(await explain(without, eva, 'M-6')).toEqual({ aflevering: null, ophalen: null })
    } finally {
      await without.close()
    }
    expect(await explain(portal, eva, 'M-6')).toMatchObject({ aflevering: { stand: 'in_orde' } })
  })
})
