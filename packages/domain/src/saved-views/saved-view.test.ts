import { describe, expect, it } from 'vitest'
import { refuseView, viewBounds, withView } from './saved-view.ts'

const view = (id: string, naam: string, tabel = '/aanvragen') => ({ id, naam, tabel })
const many = (count: number, tabel: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => view(`v${place}`, `Weergave ${place}`, tabel(place)))

describe('a view of a table', () => {
  it('has a name that no other of the table has, capitals and spaces aside', () => {
    const views = [view('a', 'Te laat')]
    expect(refuseView(view('b', '  te  LAAT '), views)).toEqual({
      code: 'weergave.naam_bestaat',
      params: { name: 'te LAAT' },
    })
    expect(refuseView(view('b', 'Te laat', '/exitorders'), views)).toBeNull()
    expect(refuseView(view('a', 'TE LAAT'), views)).toBeNull()
  })

  it('is one of at most twenty of its table', () => {
    const views = many(viewBounds.ofTable, () => '/aanvragen')
    expect(refuseView(view('new', 'Nog een'), views)?.code).toBe('weergave.te_veel')
    expect(refuseView(view('new', 'Nog een'), views.slice(1))).toBeNull()
    expect(refuseView(view('v3', 'Anders'), views)).toBeNull()
  })

  it('is one of at most two hundred of its person', () => {
    const views = many(viewBounds.ofPerson, (place) => `/scherm/${place}`)
    expect(refuseView(view('new', 'Nog een'), views)?.params).toEqual({ amount: viewBounds.ofPerson })
    expect(refuseView(view('new', 'Nog een'), views.slice(1))).toBeNull()
  })
})

describe('the views once one is kept', () => {
  const standing = { id: 'a', tabel: '/aanvragen', naam: 'Te laat', adres: '?toon=telaat', standaard: true }
  const elsewhere = { ...standing, id: 'b', tabel: '/exitorders' }

  it('hold a new one as the last, under its name without needless spaces', () => {
    const fresh = { ...standing, id: 'c', naam: ' Van  mij ', standaard: false }
    expect(withView([standing, elsewhere], fresh)).toEqual([standing, elsewhere, { ...fresh, naam: 'Van mij' }])
  })

  it('hold a changed one in its place', () => {
    const changed = { ...standing, naam: 'Open', standaard: false }
    expect(withView([standing, elsewhere], changed)).toEqual([changed, elsewhere])
  })

  it('open a table with one of them', () => {
    const fresh = { ...standing, id: 'c', naam: 'Open' }
    expect(withView([standing, elsewhere], fresh)).toEqual([{ ...standing, standaard: false }, elsewhere, fresh])
  })
})
