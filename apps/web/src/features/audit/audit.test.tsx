import { type AuditRow, audit } from '@portal/contract/audit.ts'
import { contract } from '@portal/contract/calls.ts'
import nl from '@portal/i18n/nl-NL/audit.json' with { type: 'json' }
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, openPage, router, sentTo } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'
import { flatDetails } from './audit-words.ts'

const row: AuditRow = {
  id: '7',
  moment: '2026-06-15T08:00:00.000Z',
  door: 'voorman',
  handeling: 'orderList.addItems',
  locatieNo: '10001',
  onderwerp: 'Ruwbouw',
  gegevens: { lines: [{ itemNo: 'A-1', quantity: 4 }] },
  verzoek: 'f3a9',
}
const refused: AuditRow = {
  ...row,
  ...{ id: '8', door: '', onderwerp: 'kraan1', handeling: 'auth.login', gegevens: { refused: 'wrong' } },
}
const visit: AuditRow = { ...row, id: '9', door: '', handeling: 'auth.resetPassword', gegevens: {} }

beforeEach(() => {
  freshPortal()
  startSession(tokenFor('beheer', 3600, { role: ['Admin'] }), 'Identity')
  answer(audit.getAuditLog, { items: [row, refused, visit], totaal: 3 })
})

describe('the audit', () => {
  it('says in words who did what, and what was refused', async () => {
    await openPage('/settings/audit')
    const table = await screen.findByRole('table')
    expect(within(table).getByText('Bestellijst: toegevoegd')).toBeDefined()
    expect(within(table).getByText('Account: ingelogd')).toBeDefined()
    expect(within(table).getByText('geweigerd')).toBeDefined()
    const who = (name: string) => within(within(table).getAllByText(name)[0]?.closest('tr') ?? table)
    expect(who('kraan1').getByText('geweigerd')).toBeDefined()
    expect(who('Bezoeker').queryByText('geweigerd')).toBeNull()
  })

  it('is narrowed by part, days and search, all in the address', async () => {
    await openPage('/settings/audit?onderdeel=orderList&van=2026-06-01&tot=2026-06-15&zoek=ruw')
    await screen.findByRole('table')
    const asked = { onderdeel: 'orderList', van: '2026-06-01', tot: '2026-06-15', zoekterm: 'ruw' }
    expect(sentTo(audit.getAuditLog).at(-1)?.input).toMatchObject(asked)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Onderdeel/ }), 'Afvoerlijst')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ onderdeel: 'removalList' }))
  })

  it('opens with everything that was kept, and leads to all of one person', async () => {
    await openPage('/settings/audit')
    await userEvent.click(await within(await screen.findByRole('table')).findByText('Bestellijst: toegevoegd'))
    const dialog = await screen.findByRole('dialog', { name: 'Bestellijst: toegevoegd' })
    expect(within(dialog).getByText('lines.0.quantity').nextSibling?.textContent).toBe('4')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Alles van voorman' }))
    await waitFor(() => expect(sentTo(audit.getAuditLog).at(-1)?.input).toMatchObject({ zoekterm: 'voorman' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers to clear filters that leave nothing', async () => {
    answer(audit.getAuditLog, { items: [], totaal: 0 })
    await openPage('/settings/audit?onderdeel=mails')
    await userEvent.click(await screen.findByRole('button', { name: 'Filters wissen' }))
    expect(await screen.findByText('In deze periode is er niets gewijzigd.')).toBeDefined()
  })
})

it('every command that is kept has words for its feature and for what was done', () => {
  const words = new Set(Object.keys(nl))
  const missing = Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls)
      .filter(([, call]) => call.kind === 'command')
      .flatMap(([name]) => [`audit.feature.${feature}`, `audit.verb.${/^[a-z]+/.exec(name)?.[0]}`])
      .filter((key) => !words.has(key)),
  )
  expect([...new Set(missing)]).toEqual([])
})

it('details are laid out one value a line, however deep', () => {
  expect(flatDetails({ a: 1, b: { c: [true, null] }, d: [] })).toEqual([
    ['a', '1'],
    ['b.c.0', 'true'],
    ['b.c.1', 'null'],
  ])
})
