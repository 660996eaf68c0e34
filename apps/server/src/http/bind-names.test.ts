import { orderList } from '@portal/contract/order-list.ts'
import { describe, expect, it } from 'vitest'
import { nameBinder } from './bind-names.ts'

const bind = nameBinder(orderList.addDetails.in)
const line = { type: 'Materieel', aantal: 1, materieelSoort: '100100' }
const sent = { gebruikerLogin: 'jan', materieellocatie: '10001', bestellijstId: 'x', bestelListItems: [line] }

describe('the names of a request (OP-57)', () => {
  it('are bound in what lies below names that are spelled as declared', () => {
    const lines = [{ Type: 'Materieel', AANTAL: 1, materieelsoort: '100100' }]
    expect(bind({ ...sent, bestelListItems: lines })).toEqual(sent)
  })

  it('are bound beside names that are spelled as declared', () => {
    const { materieellocatie, ...rest } = sent
    expect(bind({ ...rest, MaterieelLocatie: materieellocatie })).toEqual(sent)
  })

  it('that the call does not know are left out, and a declared spelling goes before another', () => {
    expect(bind({ ...sent, Materieellocatie: '10002', locatie: '10003' })).toEqual(sent)
  })
})
