import { search } from '@portal/contract/search.ts'
import { quickOrderLimits } from '@portal/domain/quick-order/read-lines.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildPerson, buildSet } from '../../../test/builders.ts'
import type { Somebody } from '../../../test/list-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { rebuildSearchDocuments } from './search-index.store.ts'

let portal: TestPortal
let eva: Somebody
beforeAll(async () => {
  portal = await startTestPortal()
  eva = await buildPerson(portal)
  await buildItem(portal, { no: '121100', description: 'Trilplaat 90 kg' })
  await buildItem(portal, { no: '121101', description: 'Trilplaat 200 kg' })
  await buildItem(portal, { no: '12345', kind: 'Artikel', description: 'Bouwhek' })
  for (const [no, size] of [
    ['151001', '4 m'],
    ['151002', '5 m'],
    ['151003', '6 m'],
    ['151004', '8 m'],
  ] as const)
    await buildItem(portal, { no, description: `Ladder ${size}` })
  await buildItem(portal, { no: '900001', description: 'Betonpomp', orderable: false })
  await buildItem(portal, { no: '900002', description: 'Sloopkogel', blocked: true })
  await buildSet(portal, { no: 'SET-7', description: 'Stempelpakket' }, { 151001: 6 })
  await rebuildSearchDocuments(portal.db)
})
afterAll(() => portal.close())

const read = async (tekst: string, person = eva) => {
  const input = { gebruikerLogin: person.userName, materieellocatie: person.locationNo, tekst }
  return portal.post(search.matchLines, input, { as: eva.userName })
}
const meant = async (tekst: string) =>
  (await read(tekst)).answer.regels.map(({ aantal, stand, reden, keuzes }) => [
    aantal,
    reden ?? stand,
    keuzes.map(({ materieelSoort }) => materieelSoort).join(' '),
  ])

describe('pasted lines', () => {
  it('are known by their number, wherever it stands, whatever else is a number', async () => {
    expect(await meant('12345;10\n10 st. 12345\n10\t12345\n121100 Trilplaat groot 3x\n2x set-7')).toEqual([
      [10, 'gevonden', '12345'],
      [10, 'gevonden', '12345'],
      [10, 'gevonden', '12345'],
      [3, 'gevonden', '121100'],
      [2, 'gevonden', 'SET-7'],
    ])
  })

  it('are else looked for by their words and sizes', async () => {
    expect(await meant('3x trilplaat 90kg\nbouwhek - 20\n2 ladder 5 m')).toEqual([
      [3, 'gevonden', '121100'],
      [20, 'gevonden', '12345'],
      [2, 'gevonden', '151002'],
    ])
  })

  it('that can mean several things come with the three nearest', async () => {
    expect(await meant('4x ladder')).toEqual([[4, 'kiezen', '151001 151002 151003']])
    expect(await meant('12345 121100')).toEqual([[1, 'kiezen', '12345 121100']])
    expect(await meant('trilplat')).toEqual([[1, 'kiezen', expect.stringMatching(/1211/)]])
  })

  it('that mean nothing, or nothing that can be ordered, say why and keep their place', async () => {
    expect(await meant('qwertyzxcv 3x')).toEqual([[1, 'niet_gevonden', '']])
    expect(await meant('900001\n900002\n0x bouwhek\nab')).toEqual([
      [1, 'niet_bestelbaar', ''],
      [1, 'niet_gevonden', ''],
      [1, 'aantal', ''],
      [1, 'te_kort', ''],
    ])
    const { answer } = await read('\n\nbouwhek\n  qwertyzxcv ')
    expect(answer.regels.map(({ regel, geschreven }) => [regel, geschreven])).toEqual([
      [2, 'bouwhek'],
      [3, 'qwertyzxcv'],
    ])
  })

  it('are read up to the limit, and those beyond it are named', async () => {
    const { answer } = await read('12345\n'.repeat(quickOrderLimits.lines + 1))
    expect(answer.regels).toHaveLength(quickOrderLimits.lines + 1)
    expect(answer.regels.at(-1)).toMatchObject({ regel: quickOrderLimits.lines, stand: 'fout', reden: 'te_veel' })
    expect((await read('x'.repeat(quickOrderLimits.characters + 1))).problem?.status).toBe(400)
  })

  it('are read for a location of the reader only', async () => {
    const other = await buildPerson(portal)
    expect((await read('12345', { ...eva, locationNo: other.locationNo })).problem?.status).toBe(404)
    expect((await read('12345', { ...eva, userName: other.userName })).problem?.status).toBe(404)
  })
})
