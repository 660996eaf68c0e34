import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eachOnMonday } from '../../../test/on-monday.ts'
import { field, fill, openDetails, orderPortal, press } from '../../../test/order-portal.ts'
import { router } from '../../../test/stand-in.tsx'

eachOnMonday(orderPortal)

describe('the wanted day', () => {
  async function tryDate(settings: Readonly<Record<string, boolean | number>>, date: string): Promise<string> {
    orderPortal({ settings })
    await openDetails()
    fill('Gewenste leverdatum', date)
    return field('Gewenste leverdatum').value
  }

  it.each([
    [0, '15-06-2026', true],
    [1, '16-06-2026', false],
    [1, '17-06-2026', true],
    [3, '18-06-2026', false],
    [3, '19-06-2026', true],
  ])('with %i blocked days: %s can be chosen: %s (R-DATE-01)', async (days, date, allowed) => {
    expect(await tryDate({ OrderWizardBlockDaysToOrder: days }, date)).toBe(date)
    expect(screen.queryByText(/^Te kort dag/) !== null).toBe(!allowed)
  })

  it.each([
    [true, '20-06-2026', false],
    [true, '21-06-2026', false],
    [true, '22-06-2026', true],
    [false, '20-06-2026', true],
    [false, '21-06-2026', true],
  ])('with weekends blocked %s: %s can be chosen: %s (R-DATE-02)', async (blocked, date, allowed) => {
    expect(await tryDate({ Bestellen_BlokkeerWeekenden: blocked }, date)).toBe(date)
    expect(screen.queryByText('Weekend: niet mogelijk') !== null).toBe(!allowed)
  })

  it.each([
    [0, '14-06-2026', false],
    [2, '14-06-2026', true],
    [2, '13-06-2026', true],
    [2, '12-06-2026', false],
  ])('with %i days in the past: %s can be chosen: %s (R-DATE-03)', async (days, date, allowed) => {
    const settings = { Bestellen_DagenInVerleden: days, Bestellen_BlokkeerWeekenden: false }
    expect(await tryDate(settings, date)).toBe(date)
    expect(screen.queryByText('Te ver in het verleden') !== null).toBe(!allowed)
  })
})

it.each([
  ['95', true],
  ['0', false],
  ['', false],
])('an urgent day with a charge of %j says what it costs: %s', async (charge, isTold) => {
  orderPortal({ settings: { Spoed_Prijs: charge } })
  await openDetails()
  fill('Gewenste leverdatum', '16-06-2026')
  await screen.findByText(/^Spoedlevering/)
  expect(screen.queryByText(/^Toeslag: €/) !== null).toBe(isTold)
})

describe('the days that are offered', () => {
  const offers = () => screen.queryAllByRole('button', { name: /^(Eerste mogelijke datum|Geen spoed vanaf)/ })
  const open = async (settings: Readonly<Record<string, boolean | number | string>>) => {
    orderPortal({ settings })
    await openDetails()
    return offers().map((offer) => offer.textContent?.replace(/\s/g, ' '))
  }

  it('stand side by side with what urgency costs, before one of them is chosen (R-RULE-08)', async () => {
    expect(await open({ Spoed_Prijs: '95' })).toEqual([
      'Eerste mogelijke datum: ma 15-06-2026Spoed: € 95,00 toeslag',
      'Geen spoed vanaf do 18-06-2026Zonder toeslag',
    ])
    await userEvent.click(offers()[1] ?? document.body)
    expect(field('Gewenste leverdatum').value).toBe('18-06-2026')
    expect(offers()).toEqual([])
    expect(screen.queryByText(/^Toeslag: €/)).toBeNull()
  })

  it('name no amount where none is known', async () => {
    expect(await open({ Spoed_Prijs: '0' })).toEqual([
      'Eerste mogelijke datum: ma 15-06-2026Spoedlevering',
      'Geen spoed vanaf do 18-06-2026',
    ])
  })

  it('are one where nothing is urgent', async () => {
    expect(await open({ AppBestellen_Spoed: false })).toEqual(['Eerste mogelijke datum: ma 15-06-2026'])
  })
})

describe('a day that is not possible', () => {
  it.each([
    ['20-6-2026', 'Gewenste leverdatum: Een datum in het weekend is niet mogelijk.'],
    ['morgen?', 'Gewenste leverdatum: Deze datum begrijpen we niet. Typ bijvoorbeeld 21-11-2026.'],
    ['', 'Kies een leverdatum.'],
  ])('is listed with its real reason when one goes on: %s', async (typed, reason) => {
    orderPortal({ settings: { Bestellen_BlokkeerWeekenden: true } })
    await openDetails()
    fill('Gewenste leverdatum', typed)
    await press('Volgende')
    expect(await screen.findByRole('link', { name: reason })).toBeTruthy()
    fill('Gewenste leverdatum', '22-6-2026')
    expect(screen.queryByRole('link', { name: reason })).toBeNull()
  })

  it('holds one back also where no day is asked', async () => {
    await openDetails()
    fill('Gewenste leverdatum', '22-6')
    fill(/^Verwachte retourdatum/, 'ooit')
    await press('Volgende')
    expect(await screen.findByRole('link', { name: /^Verwachte retourdatum/ })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/bestellen/gegevens')
  })
})
