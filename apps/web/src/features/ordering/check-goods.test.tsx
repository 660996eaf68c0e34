import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eachOnMonday } from '../../../test/on-monday.ts'
import { field, fillDetails, goToFinish, orderPortal, serveSettings } from '../../../test/order-portal.ts'

eachOnMonday(orderPortal)

const device = window.matchMedia
beforeEach(() =>
  vi.stubGlobal('matchMedia', (query: string) => ({ ...device(query), matches: query.includes('720px') })),
)
afterEach(() => vi.stubGlobal('matchMedia', device))

const goods = () => within(screen.getByRole('region', { name: 'Bestellijst' }))
const plain = (words: string | null) => words?.replace(/\s/g, ' ') ?? ''

describe('checking an order on a phone', () => {
  it('shows the goods first and opened, with quantity and rent per week', async () => {
    await fillDetails()
    await goToFinish()
    const list = screen.getByRole('region', { name: 'Bestellijst' })
    const answers = screen.getByRole('heading', { name: 'Klopt dit?' })
    expect(list.compareDocumentPosition(answers) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(list.closest('details')).toBeNull()
    const [line] = goods().getAllByRole('listitem')
    expect(plain(line?.textContent ?? null)).toContain('Betonmolen')
    expect(plain(line?.textContent ?? null)).toContain('3 stuks€ 120,00 per week')
    expect(goods().getByRole('link', { name: 'Wijzigen: Bestellijst' }).getAttribute('href')).toBe('/bestellijst')
  })

  it('shows no rent to who may not see prices', async () => {
    serveSettings({ Prijzen_Intern: true })
    await fillDetails()
    await goToFinish()
    expect(goods().getByText('Betonmolen')).toBeTruthy()
    expect(plain(screen.getByRole('main').textContent)).not.toContain('€')
  })

  it('marks the list as something that opens while the details are filled in', async () => {
    await fillDetails()
    const fold = screen.getByText('Bestellijst', { selector: 'summary strong' }).closest('summary')
    expect(fold?.querySelector('svg')).toBeTruthy()
  })

  it.each([
    ['Wanneer?', 'Gewenste leverdatum'],
    ['Wie is er ter plaatse?', 'Contactpersoon'],
    ['Nog iets toe te voegen?', /^Referentie/],
  ])('leads from its answers to "%s" to that question', async (question, label) => {
    await fillDetails()
    await goToFinish()
    await userEvent.click(screen.getByRole('link', { name: `Wijzigen: ${question}` }))
    await screen.findByRole('button', { name: 'Volgende' })
    expect(document.activeElement).toBe(field(label))
  })
})
