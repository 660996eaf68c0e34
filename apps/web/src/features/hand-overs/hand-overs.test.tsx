import { handOvers } from '@portal/contract/hand-overs.ts'
import { orders } from '@portal/contract/orders.ts'
import { stock } from '@portal/contract/stock.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildHandOver as handOver, buildLine as line, buildWords as words } from '../../../test/hand-over-answers.ts'
import { buildOrder, buildOrderDetails } from '../../../test/order-pages.ts'
import { serveSettings } from '../../../test/order-portal.ts'
import {
  answer,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  refusal,
  router,
  sentTo,
  shownPath,
  uuid,
} from '../../../test/stand-in.tsx'
import { onlineStore } from '../../lib/connectivity.ts'
import { queryClient } from '../../lib/query-client.ts'
import { currentLocation, tellLocations } from '../../shared/location/location-store.ts'

const zegel = {
  ...{ ondertekend: '2026-11-19T10:00:00.000Z', ontvangen: '2026-11-19T10:00:01.000Z', door: 'Eva' },
  ...{
    handtekeningen: {
      overdrager: { lijnen: [[0, 0, 10, 10]], getypt: '' },
      ontvanger: { lijnen: [], getypt: 'Eva' },
    },
  },
  ...{ hash: 'b'.repeat(64), tekst: '{}' },
}

beforeEach(() => {
  freshPortal()
  logIn()
  answer(handOvers.getHandOvers, { items: [] })
  answer(handOvers.getHandOver, handOver())
  answer(handOvers.keep, null)
  answer(handOvers.sign, { hash: 'a'.repeat(64) })
  answer(orders.getDeliveredOrders, { items: [] })
  answer(stock.getStock, { items: [] })
})

const openOne = async () => {
  await openPage(`/locatie/overdrachten/${uuid(1)}`)
  return screen.findByRole('button', { name: 'Naar ondertekenen' })
}
const kept = () => sentTo(handOvers.keep).at(-1)?.input.verklaring
const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('a hand-over', () => {
  it('begins with the lines of its order, the person on the site on their side', async () => {
    answer(orders.getDeliveredOrders, { items: [buildOrder({ ordernummer: 'O-7' })] })
    answer(orders.getDeliveredOrder, buildOrderDetails({ ordernummer: 'O-7' }))
    await openPage('/locatie/overdrachten')
    await userEvent.click(await screen.findByRole('button', { name: 'Aflevering' }))
    await userEvent.selectOptions(await screen.findByLabelText(/^Order/), 'O-7')
    await tap('Overdracht beginnen')
    await vi.waitFor(() => expect(shownPath()).toMatch(/^\/locatie\/overdrachten\/.{36}$/))
    expect(kept()).toMatchObject({
      ordernummer: 'O-7',
      overdrager: { naam: '' },
      regels: [{ omschrijving: 'Betonmolen', materieelNummer: 'S-77', aantal: 2, stand: 'open' }],
    })
    expect(kept()?.ontvanger.naam).not.toBe('')
  })

  it('says with one tap that a thing is in order, and of the rest with another', async () => {
    await openOne()
    await tap('Betonmolen 1: in orde')
    expect(screen.queryByRole('button', { name: 'Betonmolen 1: in orde' })).toBeNull()
    await tap('Betonmolen 2: in orde')
    await vi.waitFor(() => expect(kept()?.regels.map(({ stand }) => stand)).toEqual(['in_orde', 'in_orde']), 3000)
  })

  it('asks for a word with damage, and goes on to the signatures only then', async () => {
    answer(handOvers.getHandOver, handOver({ verklaring: words({ regels: [line(1)] }) }))
    const next = await openOne()
    await userEvent.click(next)
    expect(await screen.findByText('Zeg eerst van alles hoe het is. Nog niet bekeken: 1.')).toBeTruthy()
    await tap(/^Betonmolen 1M-001/)
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByLabelText('Beschadigd'))
    await userEvent.click(sheet.getByRole('button', { name: 'Klaar' }))
    await userEvent.click(next)
    expect(await screen.findByText('Zeg er kort bij wat er aan de hand is.')).toBeTruthy()
    await tap(/^Betonmolen 1M-001/)
    await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText('Opmerking'), 'deuk links')
    await tap('Klaar')
    await tap('Naar ondertekenen')
    expect(await screen.findByRole('heading', { name: 'Lees dit samen door' })).toBeTruthy()
  })

  it('is signed on the glass and by a typed name, and forgets both signatures when something changes', async () => {
    answer(handOvers.getHandOver, handOver({ verklaring: words({ regels: [line(1, { stand: 'in_orde' })] }) }))
    await userEvent.click(await openOne())
    await tap('Ondertekenen en afronden')
    expect(screen.getAllByText('Teken hier, of met de naam hieronder.')).toHaveLength(2)
    await userEvent.click(screen.getByLabelText(/met de naam Eva/))
    await tap('Terug naar invullen')
    await tap('Naar ondertekenen')
    expect(screen.getByLabelText<HTMLInputElement>(/met de naam Eva/).checked).toBe(false)
    const pad = screen.getByRole('img', { name: 'Handtekening van Kees' })
    pad.setPointerCapture = () => undefined
    pad.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100)
    fireEvent.pointerDown(pad, { clientX: 10, clientY: 10, pointerId: 1 })
    for (let at = 1; at < 8; at += 1) fireEvent.pointerMove(pad, { clientX: 10 + 20 * at, clientY: 50, pointerId: 1 })
    fireEvent.pointerUp(pad, { pointerId: 1 })
    await userEvent.click(screen.getByLabelText(/met de naam Eva/))
    await tap('Ondertekenen en afronden')
    await vi.waitFor(() => expect(sentTo(handOvers.sign)).toHaveLength(1))
    const { handtekeningen } = sentTo(handOvers.sign)[0]?.input.verklaring ?? {}
    expect(handtekeningen?.ontvanger).toEqual({ lijnen: [], getypt: 'Eva' })
    expect(handtekeningen?.overdrager.lijnen[0]?.slice(0, 4)).toEqual([20, 20, 60, 100])
  })

  it('keeps what was filled in through a reload', async () => {
    answer(handOvers.keep, () => refusal(503, 'error.niet_gereed'))
    await openOne()
    await userEvent.type(screen.getByLabelText(/^Opmerkingen/), 'modder')
    cleanup()
    await openOne()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Opmerkingen/).value).toBe('modder')
  })

  it('says what is in this browser alone, and sends it when the connection is back', async () => {
    answer(handOvers.keep, () => refusal(503, 'error.niet_gereed'))
    await openOne()
    await userEvent.type(screen.getByLabelText(/^Opmerkingen/), 'modder')
    expect(await screen.findByText(/staan nog alleen op dit toestel/, {}, { timeout: 3000 })).toBeTruthy()
    answer(handOvers.keep, null)
    act(() => onlineStore.set(false))
    act(() => onlineStore.set(true))
    await vi.waitFor(() => expect(screen.queryByText(/staan nog alleen op dit toestel/)).toBeNull())
    expect(kept()?.opmerkingen).toBe('modder')
  })

  it('shows what a colleague kept later than this browser', async () => {
    await openOne()
    await userEvent.type(screen.getByLabelText(/^Opmerkingen/), 'modder')
    cleanup()
    queryClient.clear()
    const later = words({ opmerkingen: 'van een collega' })
    answer(handOvers.getHandOver, handOver({ bewaard: '2099-01-01T00:00:00.000Z', verklaring: later }))
    await openOne()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Opmerkingen/).value).toBe('van een collega')
  })

  it('that was signed is read with both signatures and its hash, and not written', async () => {
    answer(handOvers.getHandOver, handOver({ zegel }))
    await openPage(`/locatie/overdrachten/${uuid(1)}`)
    expect(await screen.findByText('b'.repeat(64))).toBeTruthy()
    expect(screen.getAllByRole('img', { name: /^Handtekening van/ })).toHaveLength(2)
    expect(
      screen.getByText(/^Dit is een bewijs van overdracht, geen vrachtbrief\. Het verslag staat alleen in dit portaal/),
    ).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Overdrachten' }).getAttribute('href')).toBe('/locatie/overdrachten')
  })

  it('that was signed offers to report what was damaged, refused or missing, in its words', async () => {
    serveSettings()
    // It is of another site than the one that is chosen.
    tellLocations({
      type: 'loaded',
      locations: [buildLocation(), buildLocation({ nummer: '10040', omschrijving: 'Kade' })],
    })
    const regels = [
      line(1, { stand: 'in_orde' }),
      line(2, { stand: 'geweigerd', opmerking: 'Lekt olie' }),
      line(3, { materieelNummer: '', stand: 'ontbreekt', opmerking: 'Eén te weinig' }),
    ]
    answer(handOvers.getHandOver, handOver({ zegel, verklaring: words({ ordernummer: 'VO-7', regels }) }))
    await openPage(`/locatie/overdrachten/${uuid(1)}`)
    await screen.findByText('b'.repeat(64))
    const [piece, counted, ...others] = screen.getAllByRole('button', { name: 'Dit melden' })
    if (piece === undefined || counted === undefined) throw new Error('Nothing can be reported')
    expect(others).toEqual([])
    fireEvent.click(piece)
    await vi.waitFor(() => expect(shownPath()).toBe('/klachten-aanmaken'))
    expect(currentLocation()?.nummer).toBe('10040')
    expect(router.state.location.search).toEqual({
      over: 'stuk',
      nummer: 'M-002',
      omschrijving: 'Betonmolen 2: Geweigerd. Lekt olie',
    })
  })
})
