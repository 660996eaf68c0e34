import { contract } from '@portal/contract/calls.ts'
import { type LabelSheetName, labelSheetNames, mostLabels } from '@portal/domain/machines/label-sheets.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLocation, buildPerson, buildUser, grantLocation } from '../../../test/builders.ts'
import { codesOfPages, wordsOfPages } from '../../../test/read-pdf.ts'
import { buildKinds, placePiece } from '../../../test/removal-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { machines } = contract
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({
    publicUrl: 'https://portaal.example',
    settings: { Contact_Bedrijfsnaam: 'Rijnmond Materieel' },
  })
  await buildKinds(portal)
})
afterAll(() => portal.close())

interface Asked {
  readonly vel?: LabelSheetName
  readonly nummers?: string[]
  readonly overslaan?: number
  readonly deel?: number
}

async function site(count: number) {
  const { userName, locationNo } = await buildPerson(portal)
  // Of wide letters, which must not break off in the middle.
  const numbers = [await placePiece(portal, { plantType: 'MOLEN', locationNo, no: `MOLENWAGEN-${locationNo}` })]
  while (numbers.length < count) numbers.push(await placePiece(portal, { plantType: 'MOLEN', locationNo }))
  const print = ({ vel = 'a4-70x37', ...more }: Asked = {}, as = userName) =>
    portal.post(machines.printLabels, { gebruikerLogin: as, materieellocatie: locationNo, vel, ...more }, { as })
  return { locationNo, numbers, print }
}

describe('printed labels', () => {
  it.each(labelSheetNames)('on %s are read by a foreign reader as the addresses of their machines', async (vel) => {
    const { numbers, print } = await site(3)
    const { answer } = await print({ vel })
    const codes = codesOfPages(answer.inhoud)
    const text = wordsOfPages(answer.inhoud).join()
    expect(codes.flat().toSorted()).toEqual(numbers.map((no) => `https://portaal.example/m/${no}`).toSorted())
    expect(codes).toHaveLength(vel.startsWith('rol') ? 3 : 1)
    for (const words of [...numbers, 'Betonmolen', 'Rijnmond Materieel']) expect(text).toContain(words)
    expect(answer).toMatchObject({ aantal: 3, delen: 1 })
  })

  it('fill their sheet from the first place that is free, and go on over the next', async () => {
    const { numbers, print } = await site(5)
    const codes = codesOfPages((await print({ overslaan: 22 })).answer.inhoud)
    expect(codes.map((page) => page.length)).toEqual([2, 3])
    expect(codes.flat()).toHaveLength(numbers.length)
  })

  it('of more machines than one file holds come in parts, and only the first begins on a used sheet', async () => {
    const { numbers, print } = await site(mostLabels + 1)
    const [first, second, third] = [
      await print({ overslaan: 23 }),
      await print({ overslaan: 23, deel: 2 }),
      await print({ deel: 3 }),
    ]
    expect([first.answer.aantal, second.answer.aantal, second.answer.delen]).toEqual([mostLabels, 1, 2])
    const words = [first, second].map(({ answer }) => wordsOfPages(answer.inhoud))
    expect(numbers.filter((no) => !words.flat().some((page) => page.includes(no)))).toEqual([])
    expect(words.map((pages) => pages.length)).toEqual([11, 1])
    expect(codesOfPages(second.answer.inhoud)).toHaveLength(1)
    expect(third.problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })

  it('of chosen machines are theirs alone; a number that stands elsewhere or nowhere has none', async () => {
    const { numbers, print } = await site(3)
    const [first = ''] = numbers
    const elsewhere = await placePiece(portal, { plantType: 'MOLEN', locationNo: await buildLocation(portal) })
    const { answer } = await print({ nummers: [first.toLowerCase(), elsewhere, 'BESTAAT-NIET'] })
    expect(codesOfPages(answer.inhoud)).toEqual([[`https://portaal.example/m/${first}`]])
    expect((await print({ nummers: [elsewhere] })).problem).toMatchObject({ status: 409, code: 'etiket.geen_machines' })
  })

  it('are GS1 Digital Links where the company has a prefix, and open the machine', async () => {
    const { numbers, print } = await site(1)
    const own = await startTestPortal({
      database: portal.database,
      publicUrl: 'https://portaal.example',
      settings: { Etiket_GS1Prefix: '8712345' },
    })
    try {
      const as = await buildUser(portal, { userName: 'etikettenmaker' })
      const locationNo = await buildLocation(portal)
      await grantLocation(portal, { userName: as, locationNo })
      const no = await placePiece(portal, { plantType: 'MOLEN', locationNo })
      const asked = { gebruikerLogin: as, materieellocatie: locationNo, vel: 'rol-62x29' } as const
      const [[code = ''] = []] = codesOfPages((await own.post(machines.printLabels, asked, { as })).answer.inhoud)
      expect(code).toBe(`https://portaal.example/8004/8712345${no}`)
      expect((await own.post(machines.openMachine, { code }, { as })).answer.machine?.materieelNummer).toBe(no)
    } finally {
      await own.close()
    }
    expect((await print()).answer.aantal).toBe(numbers.length)
  })

  it('are read from a coarse picture, and not at all from one that is blurred', async () => {
    const { numbers, print } = await site(1)
    const content = (await print({ vel: 'rol-62x29' })).answer.inhoud
    expect(codesOfPages(content, 90).flat()).toEqual(numbers.map((no) => `https://portaal.example/m/${no}`))
    expect(() => codesOfPages(content, 12)).toThrow(/zbarimg/)
  })

  it('are refused to who has no right to the location', async () => {
    const { print } = await site(1)
    const { userName } = await buildPerson(portal)
    expect((await print({}, userName)).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })
})
