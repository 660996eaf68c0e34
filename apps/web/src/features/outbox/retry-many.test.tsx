import { type OutboxRow, outbox } from '@portal/contract/outbox.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, messages, openPage, refusal, sentTo, uuid } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

const row: OutboxRow = {
  id: uuid(1),
  soort: 'request.create',
  onderwerp: 'P-100001',
  volgorde: '10040',
  status: 'parked',
  pogingen: 1,
  backofficeNummer: null,
  code: 'Http_404',
  melding: 'Niet gepubliceerd',
  aangemaaktDoor: 'uitvoerder',
  moment: '2026-06-15T08:00:00.000Z',
  volgendePoging: null,
}
const none = { pending: 0, sending: 0, unknown: 0, verifying: 0, retry: 0, rejected: 0, cancelled: 0 }

const enter = (role: readonly string[]) => startSession(tokenFor('beheer', 3600, { role }), 'Identity')
const dialog = (name: string) => screen.findByRole('dialog', { name })

describe('several writes at once', () => {
  const many = Array.from({ length: 130 }, (_, at) => ({ ...row, id: uuid(at + 1), onderwerp: `P-${at}` }))
  const tellingen = { ...none, parked: many.length, confirmed: 0 }
  const idsSent = () => sentTo(outbox.retryOutboxRegels).map(({ input }) => input.ids)

  beforeEach(() => {
    freshPortal()
    enter(['SuperAdmin'])
    answer(outbox.retryOutboxRegels, ({ ids }) => ({ gelukt: ids.length, overgeslagen: 0 }))
    answer(outbox.getOutbox, ({ pagina = 1, rijen = 50 }) => ({
      items: many.slice((pagina - 1) * rijen, pagina * rijen),
      totaal: many.length,
      tellingen,
      oudsteMoment: null,
    }))
  })

  it('begin anew after one question, all that wait for an operator, a hundred a call', async () => {
    await openPage('/settings/outbox?stand=aandacht')
    await userEvent.click(await screen.findByRole('button', { name: 'Alles opnieuw aanbieden (130)' }))
    const frame = await dialog('Opnieuw aanbieden')
    expect(within(frame).getByText(/^130 berichten gaan opnieuw naar de backoffice/)).toBeDefined()
    expect(idsSent()).toEqual([])
    await userEvent.click(within(frame).getByRole('button', { name: 'Opnieuw aanbieden' }))
    await waitFor(() => expect(messages()).toContain('outbox.many.done'))
    expect(idsSent().map(({ length }) => length)).toEqual([100, 30])
    expect(new Set(idsSent().flat()).size).toBe(130)
  })

  it('begin anew when they are chosen, and say how many had changed meanwhile', async () => {
    answer(outbox.retryOutboxRegels, { gelukt: 1, overgeslagen: 1 })
    await openPage('/settings/outbox?stand=aandacht')
    const [, first, second] = await screen.findAllByRole('checkbox')
    for (const box of [first, second]) if (box !== undefined) await userEvent.click(box)
    const bar = screen.getByRole('region', { name: 'Gekozen regels' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Opnieuw aanbieden' }))
    await userEvent.click(within(await dialog('Opnieuw aanbieden')).getByRole('button', { name: 'Opnieuw aanbieden' }))
    await waitFor(() => expect(idsSent()).toEqual([[uuid(1), uuid(2)]]))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Gekozen regels' })).toBeNull())
    expect(messages()).toContain('outbox.many.done')
  })

  it('stay in the question with the reason when the call is refused', async () => {
    answer(outbox.retryOutboxRegels, () => refusal(409, 'outbox.regels_gebruikt'))
    await openPage('/settings/outbox?stand=aandacht')
    await userEvent.click(await screen.findByRole('button', { name: /^Alles opnieuw aanbieden/ }))
    const frame = await dialog('Opnieuw aanbieden')
    await userEvent.click(within(frame).getByRole('button', { name: 'Opnieuw aanbieden' }))
    expect(await within(frame).findByText(/regels/)).toBeDefined()
    expect(messages()).not.toContain('outbox.many.done')
  })

  it('are not offered all together where others stand among them', async () => {
    await openPage('/settings/outbox')
    await screen.findByText('P-0')
    expect(screen.queryByRole('button', { name: /^Alles opnieuw aanbieden/ })).toBeNull()
  })

  it('are offered to nobody who may only look', async () => {
    enter(['Admin'])
    await openPage('/settings/outbox?stand=aandacht')
    await screen.findByText('P-0')
    expect(screen.queryByRole('button', { name: /^Alles opnieuw aanbieden/ })).toBeNull()
    expect(screen.queryAllByRole('checkbox')).toEqual([])
  })
})
