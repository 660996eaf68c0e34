import { handOvers } from '@portal/contract/hand-overs.ts'
import { orders } from '@portal/contract/orders.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildHandOver, buildLine, buildWords } from '../../../test/hand-over-answers.ts'
import { cutOff, fault, queuedStore, startQueue } from '../../../test/queue-in-memory.ts'
import { sendToStandIn } from '../../../test/sending.ts'
import { showPage } from '../../../test/show-page.ts'
import { answer, freshPortal, logIn, openPage, refusal, sentTo, shownPath, uuid } from '../../../test/stand-in.tsx'
import { setOnline } from '../../lib/connectivity.ts'
import { readWords } from './use-hand-over-draft.ts'

vi.mock('../../lib/queue/queue-storage.ts', () => import('../../../test/queue-in-memory.ts'))

const photo = new File(['foto'], 'foto.jpg', { type: 'image/jpeg' })
const waiting = () => queuedStore.get().filter(({ state }) => state !== 'done')
const kinds = () => waiting().map(({ action: { kind } }) => kind)
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const path = `/locatie/overdrachten/${uuid(1)}`
const ready = buildHandOver({
  verklaring: buildWords({
    regels: [buildLine(1, { stand: 'in_orde', toebehoren: ' 1 kabel ' })],
    overdrager: { naam: ' Kees ', bedrijf: '', email: '' },
  }),
})

/** Opens a hand-over that can be signed, and cuts the connection. Answers how to get it back. */
async function openCutOff(): Promise<() => void> {
  answer(handOvers.getHandOver, ready)
  await openPage(path)
  await screen.findByRole('button', { name: 'Naar ondertekenen' })
  return cutOff()
}

async function signByNames(): Promise<void> {
  await tap('Naar ondertekenen')
  for (const name of ['Kees', 'Eva']) await userEvent.click(await screen.findByLabelText(new RegExp(`de naam ${name}`)))
  await tap('Ondertekenen en afronden')
  await screen.findByText(/^Ondertekend op dit toestel/)
}

beforeAll(startQueue)
beforeEach(() => {
  fault.now = null
  queuedStore.set([])
  localStorage.clear()
  freshPortal()
  logIn()
  sendToStandIn()
  answer(handOvers.keep, null)
  answer(handOvers.addPicture, null)
  answer(handOvers.sign, { hash: 'b'.repeat(64) })
  answer(handOvers.getHandOvers, { items: [] })
  for (const list of [orders.getDeliveredOrders, orders.getRemovedOrders]) answer(list, { items: [] })
})
afterEach(() => act(setOnline))

describe('a hand-over without a connection', () => {
  it('is begun, filled in and signed, and goes in order: words, picture, signatures that say what both read', async () => {
    const reconnect = await openCutOff()
    await tap(/^Betonmolen 1M-001/)
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.upload(sheet.getByLabelText('Voorkant'), photo)
    await sheet.findByRole('button', { name: 'Foto Voorkant weghalen' })
    await userEvent.click(sheet.getByRole('button', { name: 'Klaar' }))
    await signByNames()
    expect(kinds()).toEqual(['keepHandOver', 'handOverPicture', 'signHandOver'])
    const keys = waiting().map(({ key }) => key)
    reconnect()
    await vi.waitFor(() => expect(kinds()).toEqual([]))
    const sent = [handOvers.keep, handOvers.addPicture, handOvers.sign].flatMap((target) => sentTo(target))
    expect(sent.map(({ key }) => key)).toEqual(keys)
    const { verklaring, gelezen } = sentTo(handOvers.sign)[0]?.input ?? {}
    if (verklaring === undefined) throw new Error('Nothing was signed')
    const { handtekeningen: _, ...said } = verklaring
    // As it stood there: without the blanks around it, with the picture that lies in this browser.
    expect(said).toMatchObject({ overdrager: { naam: 'Kees' }, regels: [{ toebehoren: '1 kabel' }] })
    expect(said.regels[0]?.fotos).toEqual([{ foto: sentTo(handOvers.addPicture)[0]?.input.foto, kant: 'voor' }])
    expect(gelezen).toBe((await readWords(uuid(1), said)).gelezen)
  })

  it('that nobody knows yet is on its own page and in the list, and says that it waits', async () => {
    answer(handOvers.getHandOver, () => refusal(404, 'error.niet_gevonden'))
    await openPage('/locatie/overdrachten')
    await tap('Aflevering')
    cutOff()
    await tap('Overdracht beginnen')
    await vi.waitFor(() => expect(shownPath()).toMatch(/^\/locatie\/overdrachten\/.{36}$/))
    expect(await screen.findByText(/staan nog alleen op dit toestel/)).toBeTruthy()
    await showPage('/locatie/overdrachten')
    expect(await screen.findByText('Staat op dit toestel')).toBeTruthy()
  })

  it('keeps what was filled in last, also after the clock was put back', async () => {
    await openCutOff()
    const [name] = await screen.findAllByLabelText(/^Naam/)
    if (name === undefined) throw new Error('There is no name')
    const isKept = (words: string) => vi.waitFor(() => expect(JSON.stringify(waiting())).toContain(words))
    await userEvent.type(name, 'Jan')
    await isKept('Jan')
    vi.setSystemTime(Date.now() - 3_600_000)
    try {
      await userEvent.type(name, ' Smit')
      await isKept('Jan Smit')
    } finally {
      vi.useRealTimers()
    }
  })

  it('whose picture finds no room says so, and offers it again', async () => {
    await openCutOff()
    await tap(/^Betonmolen 1M-001/)
    fault.now = new DOMException('full', 'QuotaExceededError')
    await userEvent.upload(await screen.findByLabelText('Schade'), photo)
    expect(await screen.findByText(/de opslag van uw browser is vol of niet toegestaan/)).toBeTruthy()
    expect(kinds()).toEqual([])
    fault.now = null
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opnieuw proberen' }))
    await screen.findByRole('button', { name: 'Foto Schade weghalen' })
    expect(kinds()).toEqual(['keepHandOver', 'handOverPicture'])
  })

  it('whose picture is taken away again does not send it', async () => {
    await openCutOff()
    await tap(/^Betonmolen 1M-001/)
    await userEvent.upload(await screen.findByLabelText('Schade'), photo)
    await tap('Foto Schade weghalen')
    await vi.waitFor(() => expect(kinds()).toEqual(['keepHandOver']))
  })

  it('that is thrown away leaves nothing of it waiting but that', async () => {
    await openCutOff()
    await userEvent.type(screen.getByLabelText(/^Opmerkingen/), 'modder')
    await vi.waitFor(() => expect(kinds()).toEqual(['keepHandOver']))
    await tap('Weggooien')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Weggooien' }))
    await vi.waitFor(() => expect(kinds()).toEqual(['removeHandOver']))
    await vi.waitFor(() => expect(shownPath()).toBe('/locatie/overdrachten'))
  })
})

describe('a hand-over that the portal does not take afterwards', () => {
  it('says why, keeps both signatures, and goes no further without a decision', async () => {
    answer(handOvers.sign, () => refusal(409, 'overdracht.ondertekend'))
    const reconnect = await openCutOff()
    await signByNames()
    reconnect()
    expect(await screen.findByText(/is geweigerd en staat nog op dit toestel/)).toBeTruthy()
    expect(screen.getAllByRole('img', { name: /^Handtekening van/ })).toHaveLength(2)
    await showPage('/nog-te-versturen')
    expect(await screen.findByText('Deze overdracht is al ondertekend en verandert niet meer.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ondertekende gegevens opslaan' })).toBeTruthy()
    expect(waiting().at(-1)).toMatchObject({ state: 'refused', action: { kind: 'signHandOver' } })
    await tap('Weglaten')
    await vi.waitFor(() => expect(waiting()).toEqual([]))
  })

  it('is left out as a whole where its words are refused, with its signatures offered to be saved', async () => {
    answer(handOvers.keep, () => refusal(404, 'error.niet_gevonden'))
    const reconnect = await openCutOff()
    await signByNames()
    reconnect()
    await showPage('/nog-te-versturen')
    expect(await screen.findByText(/hoort niet of niet meer bij deze locatie/)).toBeTruthy()
    expect(sentTo(handOvers.sign)).toEqual([])
    expect(screen.getByRole('button', { name: 'Ondertekende gegevens opslaan' })).toBeTruthy()
    await tap('Alles van deze overdracht weglaten')
    await vi.waitFor(() => expect(waiting()).toEqual([]))
  })
})
