import { describe, expect, it } from 'vitest'
import { checkPosts } from './check-posts.ts'
import { withoutVat } from './vat-amounts.ts'

const line = (regelNummer: number, bewakingspost: string, euros: number) => ({
  regelNummer,
  bewakingspost,
  totaalPrijs: withoutVat(euros),
})
const invoice = (euros: number, ...lines: ReturnType<typeof line>[]) => ({ totaalPrijs: withoutVat(euros), lines })
const posts = new Set(['05.32', '12.10'])

describe('an invoice of a project', () => {
  it('adds up when every line is on a post of the project and the lines come to its total', () => {
    expect(checkPosts(invoice(0.3, line(1, '05.32', 0.1), line(2, '12.10', 0.2)), posts)).toEqual([])
  })

  it('names the lines on no post, with what they come to', () => {
    expect(checkPosts(invoice(35, line(1, '', 10), line(2, '05.32', 20), line(3, '', 5)), posts)).toEqual([
      { soort: 'zonder_post', regels: [1, 3], bewakingspost: '', bedrag: 15 },
    ])
  })

  it('names each post that the project does not have, and none while its posts are not known', () => {
    const strange = invoice(35, line(1, '99.99', 10), line(2, '99.99', 5), line(3, '88.88', 20))
    expect(checkPosts(strange, posts)).toEqual([
      { soort: 'post_onbekend', regels: [1, 2], bewakingspost: '99.99', bedrag: 15 },
      { soort: 'post_onbekend', regels: [3], bewakingspost: '88.88', bedrag: 20 },
    ])
    expect(checkPosts(strange, null)).toEqual([])
  })

  it('says by how much its total differs from its lines, to the cent', () => {
    expect(checkPosts(invoice(10.01, line(1, '05.32', 10)), posts)).toEqual([
      { soort: 'ander_totaal', regels: [], bewakingspost: '', bedrag: 0.01 },
    ])
    expect(checkPosts(invoice(-10, line(1, '05.32', -9)), posts)).toMatchObject([{ bedrag: -1 }])
  })
})
