import { stock } from '@portal/contract/stock.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, logIn, sentTo } from '../../test/stand-in.tsx'
import { readCall } from './use-call.ts'

const input = { gebruikerLogin: 'uitvoerder', materieellocatie: '10001' }

beforeEach(() => {
  freshPortal()
  logIn()
})

describe('a long list that the portal answers in pages', () => {
  it('is read whole, one page after another', async () => {
    const all = ['A', 'B', 'C', 'D', 'E']
    // Of a row only that it is there is looked at.
    const page = (pagina: number) => all.slice(2 * pagina - 2, 2 * pagina) as never
    answer(stock.getStock, ({ pagina = 1 }) => ({ items: page(pagina), totaal: all.length }))
    expect((await readCall(stock.getStock, input)).items).toEqual(all)
    expect(sentTo(stock.getStock).map((sent) => sent.input)).toEqual([
      input,
      { ...input, pagina: 2 },
      { ...input, pagina: 3 },
    ])
  })

  it('ends where rows went away meanwhile', async () => {
    answer(stock.getStock, ({ pagina = 1 }) => ({ items: (pagina === 1 ? ['A'] : []) as never, totaal: 9 }))
    expect((await readCall(stock.getStock, input)).items).toEqual(['A'])
  })

  it('is asked for once where it fits in one answer', async () => {
    answer(stock.getStock, { items: [] })
    await readCall(stock.getStock, input)
    expect(sentTo(stock.getStock)).toHaveLength(1)
  })
})
