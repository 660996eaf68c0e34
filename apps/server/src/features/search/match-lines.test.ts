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

const read = async (tekst: string, person = eva, language = 'nl-NL') => {
  const input = { gebruikerLogin: person.userName, materieellocatie: person.locationNo, tekst }
  return portal.post(search.matchLines, input, { as: eva.userName, headers: { 'accept-language': language } })
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

  it('are known by their number without its signs, or by the only one that ends so', async () => {
    expect(await meant('121-100\t2\n121 100\n121.100;3\n3x 12 11 01\n"121100","4"\nset 7\t2')).toEqual([
      [2, 'gevonden', '121100'],
      [1, 'gevonden', '121100'],
      [3, 'gevonden', '121100'],
      [3, 'gevonden', '121101'],
      [4, 'gevonden', '121100'],
      [2, 'gevonden', 'SET-7'],
    ])
    expect(await meant('1101\t4\n2x 2345\n1101')).toEqual([
      [4, 'gevonden', '121101'],
      [2, 'gevonden', '12345'],
      [1, 'gevonden', '121101'],
    ])
    // Two end with `100`, and a number beside words is how many of them.
    expect(await meant('100\t4\n1101 bouwhek')).toEqual([
      [1, 'niet_gevonden', ''],
      [1101, 'gevonden', '12345'],
    ])
  })

  it('with a quantity that is no whole number are never one piece', async () => {
    const lines = ['121100\t2,5', '2,5\t121100', '121100;1e3', '121100\t-3', '121100\t1,000', '2,5 stuks bouwhek']
    const more = ['"121100","2,5"', '121100\t3\t4', '121100 2,5', '121100\tTrilplaat\t0,5', '121100\t½', 'bouwhek\t0']
    for (const line of [...lines, ...more]) expect([line, await meant(line)]).toEqual([line, [[1, 'aantal', '']]])
    expect(await meant('121100\t1.000\n3,0\t121100\n1.000 stuks bouwhek')).toEqual([
      [1000, 'gevonden', '121100'],
      [3, 'gevonden', '121100'],
      [1000, 'gevonden', '12345'],
    ])
    const english = await read('121100\t1,000\n121100\t1.000', eva, 'en-US')
    expect(english.answer.regels.map(({ aantal, stand }) => [aantal, stand])).toEqual([
      [1000, 'gevonden'],
      [1, 'fout'],
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
