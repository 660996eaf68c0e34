import { orderList } from '@portal/contract/order-list.ts'
import { type ReadLine, search } from '@portal/contract/search.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  refusal,
  sentTo,
  shownPath,
  uuid,
} from '../../../test/stand-in.tsx'

const thing = (no: string, kind: 'Materieel' | 'Set' = 'Materieel') => {
  return { kind, materieelSoort: no, omschrijving: `Artikel ${no}`, eenheid: 'stuk', afbeelding: null }
}
const line = (regel: number, geschreven: string, part: Partial<ReadLine> = {}): ReadLine => {
  return { regel, geschreven, aantal: 3, stand: 'gevonden', reden: null, keuzes: [thing('A')], ...part }
}
const unclear: Partial<ReadLine> = { stand: 'kiezen', keuzes: [thing('X'), thing('Y'), thing('Z')] }
const lines = ['3x a', 'set s', 'welke 2', 'nog een', 'onzin']
const read: ReadLine[] = [
  line(0, '3x a'),
  line(1, 'set s', { aantal: 1, keuzes: [thing('S', 'Set')] }),
  line(2, 'welke 2', { ...unclear, aantal: 2 }),
  line(3, 'nog een', unclear),
  line(4, 'onzin', { stand: 'fout', reden: 'niet_gevonden', keuzes: [] }),
]
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Uw regels/ })

beforeEach(() => {
  freshPortal()
  logIn(buildLocation({ rol: 'site_manager' }))
  answer(orderList.getOrderList, { items: [], savedAanvraagNummer: null, lijst: null, versie: 0 })
  answer(orderList.addLines, { isMeegeleverdAdded: false, bestellijstId: uuid(900), versie: 1 })
  answer(search.matchLines, { regels: read })
})

async function paste(text: string): Promise<void> {
  await openPage('/snel-bestellen')
  await userEvent.click(await field())
  await userEvent.paste(text)
}

describe('quick order', () => {
  it('reads what is pasted at once, asks unclear lines one by one, and keeps wrong ones with their reason', async () => {
    await paste(lines.join('\n'))
    expect(await screen.findByRole('list', { name: '2 regels gevonden' })).toBeTruthy()
    expect(within(screen.getByRole('list', { name: '1 regel klopt niet' })).getByText('Niet gevonden')).toBeTruthy()
    const question = () => within(screen.getByRole('list', { name: 'Welke bedoelt u?' }))
    expect(question().getAllByRole('button')).toHaveLength(3)
    await userEvent.click(question().getByRole('button', { name: /Artikel Y/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Geen van deze' }))
    expect(screen.getByText('Geen van de voorstellen')).toBeTruthy()
    expect(screen.queryByText('Welke bedoelt u?')).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: '3 regels op de lijst zetten' }))
    await vi.waitFor(async () => expect((await field()).value).toBe('nog een\nonzin'))
    expect(sentTo(orderList.addLines)[0]?.input).toMatchObject({
      vervang: false,
      bestelListItems: [
        { materieelSoort: 'A', aantal: 3 },
        { materieelSoort: 'Y', aantal: 2 },
      ],
      sets: [{ setNummer: 'S', aantal: 1, heel: true }],
    })
    expect(shownPath()).toBe('/snel-bestellen')
  })

  it('loses nothing on a reload, nor when the portal refuses', async () => {
    await paste(lines.join('\n'))
    await userEvent.click(await screen.findByRole('button', { name: /Artikel X/ }))
    answer(orderList.addLines, () => refusal(409, 'error.tussentijds_gewijzigd'))
    await userEvent.click(screen.getByRole('button', { name: '3 regels op de lijst zetten' }))
    await vi.waitFor(() => expect(sentTo(orderList.addLines)).toHaveLength(1))
    expect((await field()).value).toBe(lines.join('\n'))
    cleanup()
    await openPage('/snel-bestellen')
    expect((await field()).value).toBe(lines.join('\n'))
    expect(await screen.findByRole('list', { name: '3 regels gevonden' })).toBeTruthy()
  })

  it('reads again only when somebody asks for it, and shows nothing of an older text', async () => {
    await paste(lines.join('\n'))
    await screen.findByRole('list', { name: '2 regels gevonden' })
    await userEvent.type(await field(), ' erbij')
    expect(screen.queryByRole('list', { name: '2 regels gevonden' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Regels lezen' }))
    expect(await screen.findByRole('list', { name: '2 regels gevonden' })).toBeTruthy()
    expect(sentTo(search.matchLines).at(-1)?.input.tekst).toBe(`${lines.join('\n')} erbij`)
  })

  it('goes to the list when nothing is left of it', async () => {
    answer(search.matchLines, { regels: [line(0, '3x a')] })
    await paste('3x a')
    await userEvent.click(await screen.findByRole('button', { name: '1 regel op de lijst zetten' }))
    await vi.waitFor(() => expect(shownPath()).toBe('/bestellijst'))
  })
})
