import { expect, it } from 'vitest'
import { definitionOf } from './receipt-pdf.ts'
import type { Receipt } from './receipts.store.ts'

const receipt: Receipt = {
  id: 'a',
  number: 'P-1',
  erpNumber: null,
  moment: '2026-11-20T09:00:00Z',
  stopDate: '2026-11-23',
  locationNo: '20417',
  locationName: 'Blok B',
  requester: 'Eva de Wit',
  reference: '',
  language: 'nl-NL',
}
it('says the hour that it was here, in winter and in summer', () => {
  const saidAt = (moment: string) => JSON.stringify(definitionOf({ ...receipt, moment }, [], (key) => key))
  expect(saidAt('2026-11-20T09:00:00Z')).toContain('20 november 2026 om 10:00')
  expect(saidAt('2026-07-20T22:30:00Z')).toContain('21 juli 2026 om 00:30')
})

const line = { no: 'MOLEN', plantNo: '', description: 'Betonmolen', unit: 'Stuks', quantity: 1 }

it('says one piece and several in the words of its language', () => {
  const lines = [line, { ...line, quantity: 2 }, { ...line, unit: 'm', quantity: 1.5 }]
  const written = JSON.stringify(definitionOf(receipt, lines, (key) => key))
  for (const amount of ['1 stuk', '2 stuks', '1,5 m']) expect(written).toContain(`"${amount}"`)
  expect(written).not.toContain('Stuks')
})
