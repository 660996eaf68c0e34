import { enter } from './enter.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  portalUrl,
  readBooks,
  tellBackOffice,
  test,
} from './journey.ts'
import { placeOrder } from './portal-calls.ts'

const at = { account: 'uitvoerder', location: '10003' } as const

test('an operator lets a parked request start again, and the requester sees its number', async ({ page, browser }) => {
  await tellBackOffice('faults', { kind: 'status', status: 404, scope: 'CreateRequest' })
  const reference = `Geparkeerd ${Date.now()}`
  const number = await placeOrder(at, { '111004': 1 }, reference)
  await enter(page, { ...at, path: `/aanvragen/${number}` })
  await expect(page.getByText('Wacht op de beheerder').first()).toBeVisible()
  await tellBackOffice('faults', {}, 'DELETE')

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
  const operator = await desk.newPage()
  await logIn(operator, 'beheerder', { at: portalUrl() })
  await operator.goto(`${portalUrl()}/settings/outbox?stand=aandacht`)
  await operator.getByRole('table').getByText(number).click()
  const details = operator.getByRole('dialog', { name: new RegExp(number) })
  await expect(details).not.toContainText('Jan de Boer')
  await expect(details).not.toContainText('12345678')
  await expectAccessible(operator)
  await expectNoSidewaysScroll(operator)
  await details.getByRole('button', { name: 'Opnieuw aanbieden' }).click()
  await operator
    .getByRole('dialog', { name: 'Opnieuw aanbieden' })
    .getByRole('button', { name: 'Opnieuw aanbieden' })
    .click()
  await expect(details.getByText('Bevestigd', { exact: true }).first()).toBeVisible()
  await desk.close()

  const booked = (await readBooks()).filter((request) => request.Reference === reference)
  expect(booked).toHaveLength(1)
  await expect(page.getByText(booked[0]?.No ?? '?').first()).toBeVisible()
  await expect(page.getByText('Wacht op de beheerder')).toHaveCount(0)
})
