import { type ServiceCheck, serviceCheck } from '@portal/contract/service-check.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, openPage, sentTo } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

beforeEach(() => {
  freshPortal()
  startSession(tokenFor('beheer', 3600, { role: ['SuperAdmin'] }), 'Identity')
})

/** What the first row of a table has under a heading. */
function cellOf(table: HTMLElement, column: string): string {
  const [heads, first] = within(table).getAllByRole('row')
  const place = [...(heads?.children ?? [])].findIndex((head) => head.textContent?.trim().startsWith(column))
  expect([column, place]).not.toEqual([column, -1])
  return first?.children[place]?.textContent?.trim() ?? ''
}

describe('the check of the web services', () => {
  const good: ServiceCheck = {
    service: 'PortaalEenheid',
    kind: 'page',
    objectId: 50_001,
    published: true,
    error: null,
    fieldsIncorrect: [],
    publishedFields: ['Code'],
    expectedFields: ['Code'],
    missingFields: [],
  }
  const shortened = { field: 'Remark', expected: 'Text 250', published: 'Text 50' }
  const bad = { ...good, service: 'PortaalAanvraag', missingFields: ['Reference'], fieldsIncorrect: [shortened] }

  it.each([
    ['Objectnummer', /^50001$/, 'R-SCR-ADMIN-06'],
    ['Webservice gepubliceerd', /^Niet gepubliceerd$/, 'R-SCR-ADMIN-07'],
    ['Foutmelding', /^NotPublished: nowhere$/, 'R-SCR-ADMIN-08'],
    ['Velden onjuist', /^Remark: Text 50 in plaats van Text 250$/, 'R-SCR-ADMIN-09'],
    ['Gepubliceerde velden', /^1 veldCode$/, 'R-SCR-ADMIN-10'],
    ['Verwachte velden', /^2 veldenCodeReference$/, 'R-SCR-ADMIN-11'],
    ['Ontbrekend veld', /^Reference$/, 'R-SCR-ADMIN-12'],
  ])('shows %s of a service, here %s (%s)', async (column, shown) => {
    const expectedFields = ['Code', 'Reference']
    answer(serviceCheck.testWebServices, {
      items: [{ ...bad, published: false, error: 'NotPublished: nowhere', expectedFields }],
    })
    await openPage('/settings/api-info/ws-testen')
    expect(cellOf(await screen.findByRole('table'), column)).toMatch(shown)
  })

  it('puts what is wrong on top, with what is missing and what differs (R-SCR-ADMIN-05)', async () => {
    answer(serviceCheck.testWebServices, { items: [good, bad] })
    await openPage('/settings/api-info/ws-testen')
    expect(await screen.findByText('1 webservice is niet zoals afgesproken')).toBeDefined()
    const [, first] = within(screen.getByRole('table')).getAllByRole('row')
    expect(first?.textContent).toContain('PortaalAanvraag')
    expect(first?.textContent).toContain('Reference')
    expect(first?.textContent).toContain('Remark: Text 50 in plaats van Text 250')
    answer(serviceCheck.testWebServices, { items: [good] })
    await userEvent.click(screen.getByRole('button', { name: /Opnieuw/ }))
    expect(await screen.findByText('1 webservice is zoals afgesproken')).toBeDefined()
  })

  it('says that nothing was compared when the back office could not be read', async () => {
    const unread = { ...good, published: null, error: 'BreakerOpen: The back office cannot be reached' }
    answer(serviceCheck.testWebServices, { items: [unread] })
    await openPage('/settings/api-info/ws-testen')
    expect(await screen.findByText('De backoffice kon niet worden gelezen')).toBeDefined()
    expect(screen.queryByText(/zoals afgesproken/)).toBeNull()
  })

  it('tests a location of choice and shows its findings', async () => {
    answer(serviceCheck.testWebServices, { items: [good] })
    const step = { step: 'location.differs' as const, ok: false, params: { columns: 'omschrijving' } }
    answer(serviceCheck.testLocation, { ok: false, durationMs: 12, steps: [step] })
    await openPage('/settings/api-info/ws-testen')
    const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Locatie testen' })
    expect(start.disabled).toBe(true)
    await userEvent.type(screen.getByRole('textbox', { name: /Locatie/ }), ' 10001 ')
    await userEvent.click(start)
    expect(await screen.findByText('Verschillend: omschrijving')).toBeDefined()
    expect(sentTo(serviceCheck.testLocation)[0]?.input).toEqual({ materieellocatie: '10001' })
  })
})
