import { transport } from '@portal/contract/transport.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { chooseTarget, goOn, leavingPortal, openStep } from '../../../test/leaving-portal.ts'
import { eachOnMonday } from '../../../test/on-monday.ts'
import { field, fill, placed, press } from '../../../test/order-portal.ts'
import { answer, messages, refusal, sentTo } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { endSession, startSession } from '../../lib/session.ts'

eachOnMonday(() => leavingPortal({ settings: { TransportAanvraag_VoorwaardenVerplicht: false } }))

const place = 'Transport aanvragen'

/** Fills what a transport needs and goes to the second step. */
async function fillTransport(): Promise<void> {
  await openStep('/transport-aanvraag/gegevens')
  fill('Gewenste transportdatum', '22-6-2026')
  fill('Lading', 'Twee keten')
  await userEvent.selectOptions(field('Transportmiddel'), 'Vrachtwagen')
  await chooseTarget()
  await goOn()
}

/** Back to the first step for another load. */
async function correctLoad(): Promise<void> {
  await userEvent.click(screen.getByRole('link', { name: 'Vorige stap' }))
  await screen.findByLabelText('Naar locatie')
  fill('Lading', 'Drie keten')
  await goOn()
}

it('sends what got no answer as it was first, so that a correction never asks twice', async () => {
  answer(transport.placeTransport, () => refusal(504, 'error.timeout_backoffice'))
  await fillTransport()
  await press(place)
  expect(await screen.findByText(/Ze gaat zoals u haar eerst verstuurde/)).toBeTruthy()
  await correctLoad()
  // Neither no session nor too many calls tells whether the first one arrived.
  answer(transport.placeTransport, () => refusal(429, 'verzoek.te_vaak'))
  await press(place)
  await vi.waitFor(() => expect(sentTo(transport.placeTransport)).toHaveLength(2))
  await screen.findByText(/Ze gaat zoals u haar eerst verstuurde/)
  answer(transport.placeTransport, placed)
  await press(place)
  await screen.findByText('P-100001')
  const [first, ...again] = sentTo(transport.placeTransport)
  expect(again).toHaveLength(2)
  for (const { input, key } of again) expect({ input, key }).toEqual({ input: first?.input, key: first?.key })
  expect(messages()).toContain('wizard.sentAsFirst')
})

it('sends the correction once it is known that what went first is not there', async () => {
  answer(transport.placeTransport, () => refusal(503, 'error.niet_gereed'))
  await fillTransport()
  await press(place)
  await screen.findByText(/Ze gaat zoals u haar eerst verstuurde/)
  await correctLoad()
  answer(transport.placeTransport, ({ lading }) =>
    lading === 'Twee keten' ? refusal(400, 'transport.eigen_locatie') : placed,
  )
  await press(place)
  await screen.findByText('P-100001')
  const [first, retry, corrected] = sentTo(transport.placeTransport)
  expect(retry).toMatchObject({ key: first?.key, input: { lading: 'Twee keten' } })
  expect(corrected?.input.lading).toBe('Drie keten')
  expect(corrected?.key).not.toBe(first?.key)
  expect(messages()).not.toContain('wizard.sentAsFirst')
})

it('keeps an answer that comes after the session under the name of who asked', async () => {
  const late = Promise.withResolvers<typeof placed>()
  answer(transport.placeTransport, () => late.promise)
  await fillTransport()
  await press(place)
  await vi.waitFor(() => expect(sentTo(transport.placeTransport)).toHaveLength(1))
  act(() => {
    endSession()
    startSession(tokenFor('medewerker'), 'Identity')
  })
  late.resolve(placed)
  const kept = () => localStorage.getItem('mp_concept.uitvoerder.transport-aanvraag.10001')
  await vi.waitFor(() => expect(kept()).toContain('P-100001'))
  const others = Object.keys(localStorage).filter((name) => name.startsWith('mp_concept.'))
  expect(others).toEqual(['mp_concept.uitvoerder.transport-aanvraag.10001'])
})
