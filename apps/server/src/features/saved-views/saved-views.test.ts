import { contract } from '@portal/contract/calls.ts'
import { viewBounds, withView } from '@portal/domain/saved-views/saved-view.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { savedViews } = contract
let portal: TestPortal
let eva: string
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  eva = (await buildPerson(portal)).userName
})

interface Wish {
  readonly weergaveId?: string
  readonly tabel?: string
  readonly naam?: string
  readonly adres?: string
  readonly standaard?: boolean
}
const late = { tabel: '/materieelvoorraad', naam: 'Te laat', adres: '?toon=telaat', standaard: false }

async function save(wish: Wish = {}, as = eva) {
  const view = { ...late, weergaveId: crypto.randomUUID(), ...wish }
  const { status, problem } = await portal.post(savedViews.saveView, { gebruikerLogin: as, ...view }, { as })
  return { id: view.weergaveId, status, code: problem?.code }
}
const remove = async (weergaveId: string, as = eva) =>
  (await portal.post(savedViews.removeView, { gebruikerLogin: as, weergaveId }, { as })).status
const views = async (as = eva) => (await portal.post(savedViews.getViews, { gebruikerLogin: as }, { as })).answer.items

describe('views of tables', () => {
  it('are kept with their name and address, the first made first', async () => {
    const first = await save({ naam: '  Te   laat ' })
    const second = await save({ tabel: '/aanvragen', naam: 'Open', adres: '', standaard: true })
    expect(await views()).toEqual([
      { ...late, id: first.id },
      { id: second.id, tabel: '/aanvragen', naam: 'Open', adres: '', standaard: true },
    ])
  })

  it('are renamed and changed under their id, and a repeat makes no second one', async () => {
    const { id } = await save()
    await save({ weergaveId: id, naam: 'Over tijd' })
    await save({ weergaveId: id, naam: 'Over tijd' })
    expect(await views()).toEqual([{ ...late, id, naam: 'Over tijd' }])
  })

  it('come back as they were after they were deleted', async () => {
    const { id } = await save({ standaard: true })
    expect(await remove(id)).toBe(204)
    expect(await views()).toEqual([])
    expect(await remove(id)).toBe(404)
    await save({ weergaveId: id, standaard: true })
    expect(await views()).toEqual([{ ...late, id, standaard: true }])
  })

  it('are the default of their table one at a time', async () => {
    await save({ standaard: true })
    await save({ naam: 'Van een ander scherm', tabel: '/aanvragen', standaard: true })
    await save({ naam: 'Nieuw', standaard: true })
    expect((await views()).flatMap(({ naam, standaard }) => (standaard ? [naam] : []))).toEqual([
      'Van een ander scherm',
      'Nieuw',
    ])
  })

  it('stand as a browser shows them before it reads them again', async () => {
    const wishes = [
      { standaard: true },
      { naam: 'Van een ander scherm', tabel: '/aanvragen', standaard: true },
      { naam: ' Nieuw  hier ', standaard: true },
      { naam: 'Gewoon' },
    ].map((wish) => ({ ...late, id: crypto.randomUUID(), ...wish }))
    const [first] = wishes
    const again = first === undefined ? [] : [{ ...first, naam: 'Weer', adres: '?zoek=blok' }]
    for (const { id, ...view } of [...wishes, ...again]) {
      const before = await views()
      await save({ weergaveId: id, ...view })
      expect(await views()).toEqual(withView(before, { id, ...view }))
    }
  })

  it('have a name once a table', async () => {
    await save()
    expect(await save({ naam: 'TE LAAT' })).toMatchObject({ status: 409, code: 'weergave.naam_bestaat' })
    expect(await views()).toHaveLength(1)
  })

  it('are a bounded number of bounded size', async () => {
    for (let place = 0; place < viewBounds.ofTable; place++) await save({ naam: `Weergave ${place}` })
    expect(await save()).toMatchObject({ status: 409, code: 'weergave.te_veel' })
    for (const wish of [{ naam: ' ' }, { naam: 'n'.repeat(61) }, { adres: 'a'.repeat(2001) }, { tabel: 'https://x' }])
      expect((await save(wish)).status).toBe(400)
  })

  it('of two windows at once do not pass the bound', async () => {
    for (let place = 1; place < viewBounds.ofTable; place++) await save({ naam: `Weergave ${place}` })
    const both = await Promise.all([save({ naam: 'Een' }), save({ naam: 'Twee' })])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('of somebody else are as if they were not there', async () => {
    const { id } = await save()
    const other = (await buildPerson(portal)).userName
    expect((await save({ weergaveId: id, naam: 'Van mij' }, other)).status).toBe(404)
    expect(await remove(id, other)).toBe(404)
    expect(await views(other)).toEqual([])
    expect(await views()).toEqual([{ ...late, id }])
  })
})
