import { fillSite } from './fill-site.ts'
import { addFound, beginWalk, endWalk, type Line, linesOf, readWalks, reportsSince, tick } from './ground-steps.ts'
import { expect, test } from './journey.ts'
import { untilAnswersKept, untilScreensKept } from './kept-in-browser.ts'
import { Phone } from './lost-phone.ts'
import { emptyLists } from './portal-calls.ts'
import { amount, change, decide, visit } from './queue-phone.ts'
import { tellFigures } from './tell-figures.ts'

const site = { account: 'medewerker', location: '10044' } as const
const colleague = { account: 'beheerder', location: '10044' } as const
const shared = { account: 'medewerker', location: '10041' } as const
const items = ['121001', '121002', '121006', '121007'] as const

/** Works on both devices without a connection, kills both, and lets both go on at the same moment; gives what was asked. */
async function workApart(
  phones: readonly Phone[],
  path: string,
  work: readonly ((phone: Phone) => Promise<void>)[],
): Promise<number> {
  for (const phone of phones) await phone.cut(true)
  for (const [place, phone] of phones.entries()) await work[place]?.(phone)
  await Promise.all(phones.map((phone) => phone.kill()))
  await Promise.all(phones.map((phone) => visit(phone, path)))
  await Promise.all(phones.map((phone) => phone.cut(false)))
  let asked = 0
  for (const phone of phones) asked += await decide(phone)
  return asked
}

test('two devices of one person at one list lose and double nothing, and ask only where both changed the same', async () => {
  test.setTimeout(5 * 60_000)
  await emptyLists(shared)
  const phones = [new Phone(shared), new Phone(shared)] as const
  const put =
    (...wanted: readonly Line[]) =>
    async (phone: Phone) => {
      for (const [no, count] of wanted) expect(await addFound(phone, no, [count])).toEqual([[no, count]])
    }
  const set =
    (...wanted: readonly Line[]) =>
    async (phone: Phone) => {
      await visit(phone, '/bestellijst')
      for (const [no, count] of wanted) await change(phone, { no, count }, async () => false)
    }
  try {
    for (const phone of phones) {
      await phone.start()
      for (let visits = 0; visits < 2; visits += 1) await visit(phone, '/bestellijst')
      await untilAnswersKept(phone.page, ['GetKopie', 'GetBestelLijst'])
      await untilScreensKept(phone.page)
    }
    const added = await workApart(phones, '/bestellijst', [
      put([items[0], 2], [items[1], 3]),
      put([items[0], 4], [items[2], 5], [items[3], 6]),
    ])
    expect(added).toBe(0)
    expect(new Map(await linesOf(shared))).toEqual(new Map(items.map((no, at) => [no, [6, 3, 5, 6][at]])))

    for (const phone of phones) {
      await visit(phone, '/bestellijst')
      for (const no of items) await expect(amount(phone.page, no)).toBeVisible()
    }
    const asked = await workApart(phones, '/bestellijst', [
      set([items[0], 20], [items[1], 21]),
      set([items[0], 30], [items[2], 31]),
    ])
    const lines = new Map(await linesOf(shared))
    expect([20, 30]).toContain(lines.get(items[0]))
    lines.delete(items[0])
    expect({ asked, lines }).toEqual({
      asked: 1,
      lines: new Map([
        [items[1], 21],
        [items[2], 31],
        [items[3], 6],
      ]),
    })
    tellFigures({ 'asked of two devices': asked, 'lines of two devices': 1 + lines.size })
  } finally {
    for (const phone of phones) await phone.end()
  }
})

test('two people who walk one site without a signal make one walk of it, with what each saw once', async () => {
  test.setTimeout(5 * 60_000)
  const numbers = (await fillSite(site, 60)).map(({ materieelNummer }) => materieelNummer).slice(0, 60)
  const before = await readWalks(site)
  const phones = [new Phone(site), new Phone(colleague)] as const
  try {
    for (const phone of phones) {
      await phone.start()
      for (let visits = 0; visits < 2; visits += 1) await visit(phone, '/locatie/ronde')
      await untilAnswersKept(phone.page, ['ToonVoorraad', 'GetRonde'])
    }
    for (const phone of phones) await phone.cut(true)
    for (const phone of phones) await beginWalk(phone)
    // Ten of them both saw.
    await tick(phones[0], numbers.slice(0, 35))
    await tick(phones[1], numbers.slice(25))
    const asked = await workApart(phones, '/locatie/ronde', [endWalk, endWalk])
    const reports = await reportsSince(site, before)
    const found = reports.map((rows) => rows.filter(({ stand }) => stand === 'gevonden').length)
    tellFigures({
      'walks of two people': reports.length,
      'pieces of two people': found.reduce((all, one) => all + one, 0),
    })
    expect({ asked, found }).toEqual({ asked: 0, found: [numbers.length] })
  } finally {
    for (const phone of phones) await phone.end()
  }
})
