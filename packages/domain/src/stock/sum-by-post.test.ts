import { expect, it } from 'vitest'
import { sumStockByPost } from './sum-by-post.ts'

const row = (
  bewakingspost: string,
  huidig: number,
  more: { huurPrijsWeek?: number; saleType?: string; toonPrijs?: boolean },
) => ({
  ...{ bewakingspost, huidig, huurPrijsWeek: 10, saleType: 'Verhuur', toonPrijs: true },
  ...more,
})
const rent = (huurPrijsWeek: number) => ({ huurPrijsWeek })

it('the rent of a week goes to the post of each thing, the dearest post first', () => {
  const rows = [
    row('05.32', 2, rent(10.1)),
    row('12.10', 1, rent(100)),
    row('05.32', 1, rent(0.2)),
    row('', 1, rent(5)),
  ]
  expect(sumStockByPost(rows)).toEqual([
    { post: '12.10', rows: 1, rentPerWeek: 100 },
    { post: '05.32', rows: 2, rentPerWeek: 20.4 },
    { post: '', rows: 1, rentPerWeek: 5 },
  ])
})

it('what is sold costs no rent, and where no price may be seen there is no sum', () => {
  expect(sumStockByPost([row('05.32', 2, { saleType: 'Verkoop' })])).toMatchObject([{ rentPerWeek: 0 }])
  expect(sumStockByPost([row('05.32', 2, { huurPrijsWeek: 0, toonPrijs: false })])).toMatchObject([
    { rentPerWeek: null },
  ])
})
