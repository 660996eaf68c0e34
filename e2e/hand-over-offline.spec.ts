import { party, sign, takePictures } from './hand-over-steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, test } from './journey.ts'
import { Phone } from './lost-phone.ts'
import { nightly } from './nightly.ts'
import { keptPhotos, makePhoto } from './photos.ts'
import { as, freePieces } from './portal-calls.ts'
import { visit } from './queue-phone.ts'
import { bar, waiting } from './queue-steps.ts'

const at = { account: 'medewerker', location: '10044' } as const
const place = { gebruikerLogin: at.account, materieellocatie: at.location }

interface Record {
  readonly fotos: readonly string[]
  readonly zegel: { readonly tekst: string } | null
}

async function recordsOf(taker: string): Promise<readonly Record[]> {
  const { call } = await as(at.account)
  const { items } = await call<{ items: { overdracht: string; ontvanger: string }[] }>(
    'Overdracht/GetOverdrachten',
    place,
  )
  const own = items.filter(({ ontvanger }) => ontvanger === taker)
  return Promise.all(own.map(({ overdracht }) => call<Record>('Overdracht/GetOverdracht', { overdracht })))
}

test(
  'a hand-over without a connection from begin to end, killed on the way, is there once with its six pictures',
  nightly,
  async () => {
    const [piece] = await freePieces(at)
    if (piece === undefined) throw new Error('Nothing stands there')
    const taker = `Ria Ontvanger ${Date.now()}`
    const phone = new Phone(at)
    try {
      await phone.start()
      for (const path of ['/materieelvoorraad', '/locatie/overdrachten', '/locatie/overdrachten'])
        await visit(phone, path)
      const photo = await makePhoto(phone.page)
      await phone.cut(true)
      const main = () => phone.page.getByRole('main')
      const sheet = () => phone.page.getByRole('dialog')
      await main().getByRole('button', { name: 'Aflevering' }).click()
      await main().getByRole('button', { name: 'Overdracht beginnen' }).click()
      await main().getByRole('button', { name: 'Toevoegen' }).click()
      await sheet().getByRole('textbox').fill(piece.materieelNummer)
      await sheet().getByRole('list', { name: 'Staat hier' }).getByRole('button').first().click()
      await takePictures(sheet(), ['Voorkant', 'Achterkant', 'Linkerkant'], photo)
      const { pathname } = new URL(phone.page.url())

      await phone.kill()
      await visit(phone, pathname)
      await main()
        .getByRole('button', { name: new RegExp(piece.materieelNummer) })
        .click()
      await expect(sheet().locator('figure img')).toHaveCount(3)
      await takePictures(sheet(), ['Rechterkant', 'Schade', 'Schade'], photo)
      expect(await keptPhotos(phone.page)).toEqual(Array(6).fill({ width: 200, height: 400, hasExif: false }))
      await sheet().getByText('Beschadigd', { exact: true }).click()
      await sheet()
        .getByLabel(/^Opmerking/)
        .fill('Kras op de zijkant')
      await sheet().getByRole('button', { name: 'Klaar' }).click()
      await party(phone.page, 'Draagt over').getByLabel(/^Naam/).fill('Piet Chauffeur')
      await party(phone.page, 'Neemt aan').getByLabel(/^Naam/).fill(taker)
      await expectNoSidewaysScroll(phone.page)
      await keepPicture(phone.page, 'hand-over-offline')
      await main().getByRole('button', { name: 'Naar ondertekenen' }).click()
      await sign(phone.page, 'Piet Chauffeur')
      await main()
        .getByRole('checkbox', { name: new RegExp(taker) })
        .check()
      await main().getByRole('button', { name: 'Ondertekenen en afronden' }).click()
      await expect(main().getByText(/^Ondertekend op dit toestel/)).toBeVisible()
      await waiting(phone.page, 8)
      await keepPicture(phone.page, 'hand-over-signed-here')
      await expectAccessible(phone.page)
      await visit(phone, '/nog-te-versturen')
      await expect(main().getByText(`Overdracht ondertekend door Piet Chauffeur en ${taker}`)).toBeVisible()
      await expectAccessible(phone.page)
      await keepPicture(phone.page, 'hand-over-queue')
      expect(await recordsOf(taker)).toEqual([])

      await phone.cut(false)
      await expect(bar(phone.page)).toHaveCount(0)
      const [record, ...others] = await recordsOf(taker)
      expect(others).toEqual([])
      expect(new Set(record?.fotos).size).toBe(6)
      expect(record?.zegel?.tekst).toContain('Kras op de zijkant')
      await visit(phone, pathname)
      await expect(main().getByRole('img', { name: 'Schade' })).toHaveCount(2)
      await expect(main().getByText(/^Ondertekend op dit toestel/)).toHaveCount(0)
    } finally {
      await phone.end()
    }
  },
)
