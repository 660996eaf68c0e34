import { contract } from '@portal/contract/calls.ts'
import { partOfPapers } from '@portal/contract/machines.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDocument, buildInspection, buildPerson, buildStock } from '../../../test/builders.ts'
import { wordsOfPages } from '../../../test/read-pdf.ts'
import { buildKinds, placePiece } from '../../../test/removal-calls.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { machines } = contract
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock: testClock('2026-11-29T09:00:00Z') })
  await buildKinds(portal)
})
afterAll(() => portal.close())

async function site(count: number) {
  const { userName, locationNo } = await buildPerson(portal)
  const numbers: string[] = []
  for (let at = 0; at < count; at += 1) numbers.push(await placePiece(portal, { plantType: 'MOLEN', locationNo }))
  const place = { gebruikerLogin: userName, materieellocatie: locationNo }
  return {
    locationNo,
    numbers,
    read: (as = userName) => portal.post(machines.getPapers, { ...place, gebruikerLogin: as }, { as }),
    print: (deel = 1) => portal.post(machines.printPapers, { ...place, deel }, { as: userName }),
  }
}

describe('the folder of a site', () => {
  it('has every machine with its inspections and papers, what is not in order first, and nothing that is only counted', async () => {
    const { locationNo, numbers, read } = await site(3)
    const [good = '', late = '', third = ''] = numbers
    await buildStock(portal, { locationNo, plantType: 'HEK', quantity: 20 })
    await buildInspection(portal, { plantNo: good, norm: 'NEN 3140', inspector: 'M. Vermeer' })
    await buildInspection(portal, { plantNo: late, nextDate: '2026-11-28' })
    await buildDocument(portal, { parentType: 'Soort', parentNo: 'MOLEN', fileName: 'Handleiding.pdf' })
    await buildDocument(portal, { parentType: 'Stuk', parentNo: good, fileName: 'CE-verklaring.pdf' })
    const { answer } = await read()
    expect(answer.items.map(({ materieelNummer }) => materieelNummer)).toEqual([late, good, third])
    const papers = (no: string) => answer.items.find((one) => one.materieelNummer === no)?.papieren ?? []
    expect(papers(good).map(({ papier }) => papier)).toEqual(['ce'])
    expect(
      answer.soorten.map(({ materieelSoort, papieren }) => [materieelSoort, papieren.map(({ naam }) => naam)]),
    ).toEqual([['MOLEN', ['Handleiding.pdf']]])
    expect(answer.totaal).toBe(3)
  })

  it('of others does not exist', async () => {
    const { read } = await site(1)
    const { userName } = await buildPerson(portal)
    expect((await read(userName)).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })
})

describe('the folder on paper', () => {
  it('has the contents with what is not in order first, then a page a machine', async () => {
    const { numbers, print } = await site(3)
    const [good = '', late = ''] = numbers
    await buildInspection(portal, { plantNo: good, norm: 'NEN 3140', inspector: 'M. Vermeer', nextDate: '2027-03-01' })
    await buildInspection(portal, { plantNo: late, nextDate: '2026-11-28' })
    const { answer } = await print()
    const [contents = '', ...pages] = wordsOfPages(answer.inhoud)
    expect([answer.delen, pages.length]).toEqual([1, 3])
    expect(contents).toContain('1 machine is niet in orde')
    expect(contents.indexOf(late)).toBeLessThan(contents.indexOf(good))
    expect(contents).toMatch(new RegExp(`${late} .*2\n`))
    expect(pages[0]).toMatch(new RegExp(`${late} [^]*Keuring verlopen · 28 november 2026`))
    for (const fact of [good, 'NEN 3140', 'M. Vermeer', '1 maart 2027', `SN ${good}`]) expect(pages[1]).toContain(fact)
    expect(pages[1]).not.toContain('Keuring verlopen')
  })

  it('of more machines than fit comes in parts, each drawn beside the loop, and no part is left out', async () => {
    const { numbers, print } = await site(partOfPapers + 1)
    const [first, second, third] = [await print(1), await print(2), await print(3)]
    const pages = [first, second].map(({ answer }) => wordsOfPages(answer.inhoud).join())
    expect(numbers.filter((no) => !pages.some((words) => words.includes(`${no} · Betonmolen`)))).toEqual([])
    expect([first.answer.delen, first.answer.naam.includes('deel 1 van 2')]).toEqual([2, true])
    expect(third.problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })
})
