import type { OutboxDetails, OutboxRow } from '@portal/contract/outbox.ts'
import { outbox } from '@portal/contract/outbox.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { watchSaves } from '../../../test/saved-files.ts'
import { answer, freshPortal, messages, openPage, refusal, router, sentTo, uuid } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'
import { refreshCalls } from '../../lib/use-call.ts'

const moment = '2026-06-15T08:00:00.000Z'
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
  moment,
  volgendePoging: null,
}
const details: OutboxDetails = {
  ...row,
  inhoud: {
    portalNo: 'P-100001',
    contact: 'J••',
    transport: { load: 'Kraandelen', loadingOptions: ['Kraan', 'Heftruck'], loading: { from: '08:00' } },
    lines: [{ lineNo: 1, no: 'MOLEN', quantity: 2 }],
  },
  correlatieId: null,
  corrigeerbaar: { referentie: 'Dak', opmerking: 'Bel •• ••78', contactpersoon: 'J••', telefoonnummer: '••• ••78' },
  mogelijkAangekomen: false,
  gevondenNummer: null,
  wachtOp: [],
  historie: [
    {
      moment,
      uitkomst: 'sending parked',
      httpStatus: 404,
      code: 'Http_404',
      melding: 'Niet gepubliceerd',
      correlatieId: 'c0ffee',
      duurMs: 12,
      door: null,
    },
  ],
}
const none = { pending: 0, sending: 0, unknown: 0, verifying: 0, retry: 0, rejected: 0, cancelled: 0 }

const enter = (role: readonly string[]) => startSession(tokenFor('beheer', 3600, { role }), 'Identity')

beforeEach(() => {
  freshPortal()
  enter(['SuperAdmin'])
  const tellingen = { ...none, parked: 1, confirmed: 3 }
  answer(outbox.getOutbox, { items: [row], totaal: 1, tellingen, oudsteMoment: '2020-01-01T00:00:00.000Z' })
  answer(outbox.getOutboxRegel, details)
  for (const call of [
    outbox.retryOutboxRegel,
    outbox.editOutboxRegel,
    outbox.cancelOutboxRegel,
    outbox.confirmOutboxRegel,
  ])
    answer(call, null)
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })

async function openWrite(): Promise<HTMLElement> {
  await openPage(`/settings/outbox?regel=${row.id}`)
  const open = await dialog(/P-100001/)
  await within(open).findByText('Pogingen en beslissingen')
  return open
}

describe('the list', () => {
  it('exports every page of what is filtered', async () => {
    const all = Array.from({ length: 300 }, (_, at) => ({ ...row, id: uuid(at + 1), onderwerp: `P-${at}` }))
    const tellingen = { ...none, parked: 300, confirmed: 0 }
    answer(outbox.getOutbox, ({ pagina = 1, rijen = 50 }) => ({
      items: all.slice((pagina - 1) * rijen, pagina * rijen),
      totaal: all.length,
      tellingen,
      oudsteMoment: null,
    }))
    const { saved, files, stop } = watchSaves()
    await openPage('/settings/outbox?stand=aandacht')
    await screen.findByText('P-0')
    await userEvent.click(screen.getByRole('button', { name: 'Exporteren' }))
    await userEvent.click(await screen.findByText('Exporteren naar CSV'))
    await waitFor(() => expect(saved).toHaveLength(1))
    stop()
    const lines = (await files[0]?.text())?.trim().split('\r\n') ?? []
    expect(lines).toHaveLength(301)
    expect(lines.at(-1)).toContain('P-299')
    const pages = sentTo(outbox.getOutbox).filter(({ input }) => input.rijen === 250)
    expect(pages.map(({ input }) => [input.pagina, input.status])).toEqual([
      [1, ['parked']],
      [2, ['parked']],
    ])
  })

  it('says what needs somebody, and narrows by the address', async () => {
    await openPage('/settings/outbox?stand=aandacht&soort=request.create&ouder=hour&zoek=P-1')
    expect(await screen.findByText('Eén bericht wacht op een beslissing van de beheerder.')).toBeDefined()
    expect(screen.getByText(/Het oudste bericht is al onderweg/)).toBeDefined()
    expect(screen.getByRole('tab', { name: /Wacht op u/, selected: true }).textContent).toContain('1')
    expect(sentTo(outbox.getOutbox).at(-1)?.input).toMatchObject({
      status: ['parked'],
      soort: ['request.create'],
      minstensMinuten: 60,
      zoekterm: 'P-1',
    })
    await userEvent.click(screen.getByRole('tab', { name: /Onderweg/ }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ stand: 'onderweg' }))
    await userEvent.selectOptions(screen.getByLabelText('Soort'), 'Alle soorten')
    await waitFor(() => expect(sentTo(outbox.getOutbox).at(-1)?.input).not.toHaveProperty('soort'))
  })

  it('opens a write and keeps it in the address', async () => {
    await openPage('/settings/outbox')
    const table = await screen.findByRole('table')
    await userEvent.click(within(table).getByText('P-100001'))
    await dialog(/P-100001/)
    await waitFor(() => expect(router.state.location.search).toMatchObject({ regel: row.id }))
  })

  it('offers to clear filters that hide everything, and says when there is nothing to do', async () => {
    const empty = { items: [], totaal: 0, tellingen: { ...none, parked: 0, confirmed: 0 }, oudsteMoment: null }
    answer(outbox.getOutbox, empty)
    await openPage('/settings/outbox?stand=aandacht&zoek=x')
    expect(await screen.findByText('Geen bericht past bij deze filters.')).toBeDefined()
    await press('Filters wissen')
    expect(await screen.findByText(/Er wacht niets op u/)).toBeDefined()
  })
})

describe('one write', () => {
  it('shows its tries, what is sent, and what an operator can do', async () => {
    const open = await openWrite()
    expect(within(open).getByText(/HTTP 404/)).toBeDefined()
    expect(within(open).getByText('MOLEN')).toBeDefined()
    expect(within(open).getByText('transport.loading.from').nextElementSibling?.textContent).toBe('08:00')
    expect(within(open).getByText('Kraan, Heftruck')).toBeDefined()
    expect(within(open).getByText('J••')).toBeDefined()
    expect(within(open).getByRole('button', { name: 'Opnieuw aanbieden' })).toBeDefined()
  })

  it('is only looked at by an administrator', async () => {
    enter(['Admin'])
    const open = await openWrite()
    expect(within(open).getByText('Alleen een hoofdbeheerder kan hierover beslissen.')).toBeDefined()
    expect(within(open).queryByRole('button', { name: 'Opnieuw aanbieden' })).toBeNull()
  })

  it('warns when it may have arrived, and knows the number that was found', async () => {
    answer(outbox.getOutboxRegel, { ...details, mogelijkAangekomen: true })
    const open = await openWrite()
    expect(within(open).getByText('Dit kan toch zijn aangekomen.')).toBeDefined()
    answer(outbox.getOutboxRegel, { ...details, gevondenNummer: 'AV26-9' })
    await act(() => refreshCalls([outbox.getOutboxRegel]))
    expect(await within(open).findByText('De backoffice heeft dit al onder nummer AV26-9.')).toBeDefined()
  })
})

describe('a decision', () => {
  it('is confirmed once, names the state that was shown, and is reported', async () => {
    await openWrite()
    await press('Opnieuw aanbieden')
    const ask = await dialog('Opnieuw aanbieden')
    expect(sentTo(outbox.retryOutboxRegel)).toEqual([])
    await userEvent.click(within(ask).getByRole('button', { name: 'Opnieuw aanbieden' }))
    await waitFor(() => expect(messages()).toContain('outbox.done.retry'))
    expect(sentTo(outbox.retryOutboxRegel)[0]?.input).toEqual({ id: row.id, status: 'parked' })
    expect(screen.queryByRole('dialog', { name: 'Opnieuw aanbieden' })).toBeNull()
  })

  it('to correct sends only what changed', async () => {
    await openWrite()
    await press('Verbeteren')
    const ask = await dialog('Verbeteren')
    await userEvent.click(within(ask).getByRole('button', { name: 'Opslaan en aanbieden' }))
    expect(within(ask).getByRole('alert').textContent).toContain('minstens één veld')
    expect(within(ask).getByLabelText<HTMLTextAreaElement>(/Opmerking/).value).toBe('')
    await userEvent.type(within(ask).getByLabelText(/Telefoonnummer/), '010')
    await userEvent.clear(within(ask).getByLabelText(/Referentie/))
    await userEvent.click(within(ask).getByRole('button', { name: 'Opslaan en aanbieden' }))
    await waitFor(() => expect(sentTo(outbox.editOutboxRegel)).toHaveLength(1))
    expect(sentTo(outbox.editOutboxRegel)[0]?.input).toEqual({
      id: row.id,
      status: 'parked',
      telefoonnummer: '010',
      referentie: '',
    })
  })

  it('to give up needs a reason, and one by hand a number', async () => {
    await openWrite()
    await press('Laten vervallen')
    const giveUp = await dialog('Laten vervallen')
    await userEvent.click(within(giveUp).getByRole('button', { name: 'Laten vervallen' }))
    expect(within(giveUp).getByText('Vul dit in.')).toBeDefined()
    await userEvent.type(within(giveUp).getByLabelText(/Reden/), 'Dubbel')
    await userEvent.click(within(giveUp).getByRole('button', { name: 'Laten vervallen' }))
    await waitFor(() => expect(sentTo(outbox.cancelOutboxRegel)[0]?.input).toMatchObject({ reden: 'Dubbel' }))
    await press('Met de hand bevestigen')
    const confirm = await dialog('Met de hand bevestigen')
    await userEvent.type(within(confirm).getByLabelText(/Nummer backoffice/), 'AV26-9')
    await userEvent.click(within(confirm).getByRole('button', { name: 'Bevestigen' }))
    await waitFor(() =>
      expect(sentTo(outbox.confirmOutboxRegel)[0]?.input).toMatchObject({
        backofficeNummer: 'AV26-9',
        ookOnbekend: false,
      }),
    )
  })

  it('by hand under a number that was not read there is confirmed once more, and again for another number', async () => {
    await openWrite()
    answer(outbox.confirmOutboxRegel, () => refusal(409, 'outbox.nummer_onbekend'))
    await press('Met de hand bevestigen')
    const confirm = within(await dialog('Met de hand bevestigen'))
    const number = confirm.getByLabelText(/Nummer backoffice/)
    await userEvent.type(number, 'AV26-9')
    await userEvent.click(confirm.getByRole('button', { name: 'Bevestigen' }))
    expect(await confirm.findByText(/nog niet uit de backoffice gelezen/)).toBeDefined()
    await userEvent.type(number, '0')
    expect(confirm.queryByText(/nog niet uit de backoffice gelezen/)).toBeNull()
    await userEvent.click(confirm.getByRole('button', { name: 'Bevestigen' }))
    await userEvent.click(await confirm.findByRole('button', { name: 'Toch bevestigen' }))
    await waitFor(() => expect(sentTo(outbox.confirmOutboxRegel)).toHaveLength(3))
    expect(sentTo(outbox.confirmOutboxRegel).map(({ input }) => input)).toMatchObject([
      { backofficeNummer: 'AV26-9', ookOnbekend: false },
      { backofficeNummer: 'AV26-90', ookOnbekend: false },
      { backofficeNummer: 'AV26-90', ookOnbekend: true },
    ])
    expect(messages()).not.toContain('outbox.nummer_onbekend')
  })

  it('that comes too late says so and shows how it is now', async () => {
    await openWrite()
    answer(outbox.retryOutboxRegel, () => refusal(409, 'error.tussentijds_gewijzigd'))
    const looks = sentTo(outbox.getOutboxRegel).length
    await press('Opnieuw aanbieden')
    await userEvent.click(within(await dialog('Opnieuw aanbieden')).getByRole('button', { name: 'Opnieuw aanbieden' }))
    await waitFor(() => expect(messages()).toContain('error.tussentijds_gewijzigd'))
    await waitFor(() => expect(sentTo(outbox.getOutboxRegel).length).toBeGreaterThan(looks))
  })
})
