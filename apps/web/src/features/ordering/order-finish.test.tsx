import { orderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import { requests } from '@portal/contract/requests.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eachOnMonday } from '../../../test/on-monday.ts'
import {
  acceptAndPlace,
  comeBack,
  field,
  fill,
  fillDetails,
  goToFinish,
  orderPortal,
  place,
  placed,
  press,
  serveList,
  site,
  terms,
} from '../../../test/order-portal.ts'
import { buildRequest } from '../../../test/request-portal.ts'
import { answer, buildList, openPage, refusal, router, sentTo, shownPath } from '../../../test/stand-in.tsx'
import { refreshCalls } from '../../lib/use-call.ts'

eachOnMonday(orderPortal)

async function placeOrder(): Promise<void> {
  await fillDetails()
  await goToFinish()
  await acceptAndPlace()
  await screen.findByText('P-100001')
}

describe('the order wizard', () => {
  it('keeps every answer over its steps, a lost session included (R-WIZ-01, R-ENT-14)', async () => {
    await fillDetails()
    fill(/^Verwachte retourdatum/, '1-7-2026')
    await userEvent.selectOptions(field(/Transportmiddel/), 'Aanhanger')
    await userEvent.selectOptions(field('Werkadres'), '')
    fill('Straat en huisnummer', 'Dorpsstraat 1')
    fill('Postcode', '1234 AB')
    fill('Plaats', 'Ons Dorp')
    fill('Contactpersoon', 'Piet')
    fill('Telefoonnummer', '06 1')
    fill(/Referentie/, 'REF-1')
    fill(/Opmerking/, 'Achterom')
    await goToFinish()
    await userEvent.click(screen.getByRole('link', { name: 'Wijzigen: Wanneer?' }))
    await screen.findByRole('button', { name: 'Volgende' })
    const kept = () => [
      field('Gewenste leverdatum').value,
      field(/^Verwachte retourdatum/).value,
      field(/Transportmiddel/).value,
      field('Straat en huisnummer').value,
      field('Postcode').value,
      field('Plaats').value,
      field('Contactpersoon').value,
      field('Telefoonnummer').value,
      field(/Referentie/).value,
      field(/Opmerking/).value,
    ]
    const typed = ['22-06-2026', '01-07-2026', 'Aanhanger', 'Dorpsstraat 1', '1234 AB', 'Ons Dorp', 'Piet', '06 1']
    expect(kept()).toEqual([...typed, 'REF-1', 'Achterom'])
    comeBack()
    await screen.findByRole('button', { name: 'Volgende' })
    expect(kept()).toEqual([...typed, 'REF-1', 'Achterom'])
  })

  it('opens its second step only after the first (R-WIZ-02)', async () => {
    await openPage('/bestellen/afronden')
    await screen.findByRole('button', { name: 'Volgende' })
    expect(shownPath()).toBe('/bestellen/gegevens')
    fill('Gewenste leverdatum', '22-6-2026')
    await goToFinish()
    await act(() => router.navigate({ to: '/' }))
    await act(() => router.navigate({ to: '/bestellen/afronden' }))
    expect(await screen.findByRole('heading', { name: 'Klopt dit?' })).toBeTruthy()
  })

  it('opens its third step only after a completion (R-WIZ-02)', async () => {
    await openPage('/bestellen/voltooid')
    await screen.findByRole('button', { name: 'Volgende' })
    expect(shownPath()).toBe('/bestellen/gegevens')
  })

  it('asks for the terms and keeps that they were accepted (R-SCR-ORDER-09, R-REQ-07, R-WIZ-03)', async () => {
    await fillDetails()
    await goToFinish()
    await press(place)
    expect(screen.getByRole('link', { name: /Vink aan dat u akkoord gaat/ })).toBeTruthy()
    expect(sentTo(ordering.placeOrder)).toEqual([])
    await userEvent.click(field(terms))
    await userEvent.click(screen.getByRole('link', { name: 'Vorige stap' }))
    await screen.findByRole('button', { name: 'Volgende' })
    await goToFinish()
    expect(field(terms).checked).toBe(true)
  })

  it('does not ask for the terms where the firm does not want it (R-REQ-07)', async () => {
    orderPortal({ settings: { Bestellen_VoorwaardenVerplicht: false } })
    await fillDetails()
    await goToFinish()
    await press(place)
    await screen.findByText('P-100001')
    expect(sentTo(ordering.placeOrder)[0]?.input.voorwaardenGeaccepteerd).toBe(false)
  })

  it('shows no box for terms that nobody asks (R-REQ-07)', async () => {
    orderPortal({ settings: { Bestellen_VoorwaardenVerplicht: false } })
    await fillDetails()
    await goToFinish()
    expect(screen.queryByLabelText(/Ik ga akkoord/)).toBeNull()
  })

  it('starts again after a completion (R-WIZ-04)', async () => {
    await fillDetails()
    fill(/Referentie/, 'REF-1')
    await goToFinish()
    await acceptAndPlace()
    await screen.findByText('P-100001')
    await act(() => router.navigate({ to: '/bestellen/afronden' }))
    expect(shownPath()).toBe('/bestellen/voltooid')
    await act(() => router.navigate({ to: '/bestellen/gegevens' }))
    await screen.findByRole('button', { name: 'Volgende' })
    expect(field('Gewenste leverdatum').value).toBe('')
    expect(field(/Referentie/).value).toBe('')
    fill('Gewenste leverdatum', '23-6-2026')
    await goToFinish()
    expect(field(terms).checked).toBe(false)
  })

  it('keeps everything after a failure (R-WIZ-04)', async () => {
    answer(ordering.placeOrder, () => refusal(400, 'bestellen.lijst_leeg'))
    await fillDetails()
    fill(/Referentie/, 'REF-1')
    await goToFinish()
    await acceptAndPlace()
    expect(await screen.findByText(/Uw bestellijst is leeg/)).toBeTruthy()
    expect(screen.getByText('Uw gegevens zijn bewaard.')).toBeTruthy()
    expect(shownPath()).toBe('/bestellen/afronden')
    expect(field(terms).checked).toBe(true)
    expect(screen.getByText('REF-1')).toBeTruthy()
  })
})

describe('placing an order', () => {
  it('makes a request of the list and shows its number (R-GEN-04, R-ROLE-31, R-ROUTE-77)', async () => {
    await placeOrder()
    expect(shownPath()).toBe('/bestellen/voltooid')
    expect(sentTo(ordering.placeOrder)).toHaveLength(1)
    expect(sentTo(ordering.saveForApproval)).toEqual([])
    const { input } = sentTo(ordering.placeOrder)[0] ?? {}
    expect(input).toMatchObject({ gewensteLeverDatum: '2026-06-22', adressCode: 'POORT2', ophalen: false, versie: 7 })
    expect(input).toMatchObject({ materieelLocatie: '10001', voorwaardenGeaccepteerd: true, spoed: false })
  })

  it('can be taken back from the last step while the back office has nothing of it', async () => {
    const waiting = { verzending: 'wachtrij', erpNummer: null, intrekbaar: true } as const
    answer(requests.getRequest, buildRequest(waiting))
    answer(requests.withdrawRequest, () => {
      answer(requests.getRequest, buildRequest({ verzending: 'ingetrokken', status: 'Disapproved', erpNummer: null }))
      return null
    })
    await placeOrder()
    await userEvent.click(await screen.findByRole('button', { name: 'Aanvraag intrekken' }))
    await press('Intrekken')
    expect(await screen.findByRole('heading', { name: 'Ingetrokken' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Aanvraag intrekken' })).toBeNull()
  })

  it('sends the depot and the code of its address for a pickup (R-ENT-13)', async () => {
    await fillDetails()
    await userEvent.click(field(/Zelf komen ophalen/))
    await userEvent.selectOptions(await screen.findByLabelText('Ophaaldepot'), 'D1')
    await goToFinish()
    await acceptAndPlace()
    await screen.findByText('P-100001')
    const sent = { ophalen: true, depotnummer: 'D1', depotAdressCode: 'D1-BALIE', adressCode: '', adres: '' }
    expect(sentTo(ordering.placeOrder)[0]?.input).toMatchObject(sent)
  })

  it('leaves an empty list behind, and cannot be sent again from there (R-WIZ-17)', async () => {
    answer(ordering.placeOrder, () => {
      answer(orderList.getOrderList, { items: [], savedAanvraagNummer: null, lijst: buildList(), versie: 8 })
      return placed
    })
    await placeOrder()
    await act(() => router.navigate({ to: '/bestellen/gegevens' }))
    expect(await screen.findByText(/Uw bestellijst is leeg/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull()
    expect(sentTo(ordering.placeOrder)).toHaveLength(1)
  })

  it('submits for approval with another role than site manager (R-WIZ-18, R-ROLE-32)', async () => {
    orderPortal({ location: { ...site, rol: 'foreman', goedkeuringNodig: true } })
    await fillDetails()
    await goToFinish()
    expect(screen.queryByRole('button', { name: place })).toBeNull()
    await acceptAndPlace('Ter goedkeuring indienen')
    await screen.findByText('G-100001')
    expect(screen.getByText('Uw bestelling wacht op goedkeuring door Marloes Peters.')).toBeTruthy()
    expect(sentTo(ordering.saveForApproval)).toHaveLength(1)
    expect(sentTo(ordering.placeOrder)).toEqual([])
  })

  it.each([
    [0, /^De materieeldienst controleert uw aanvraag en maakt er een order van\.$/],
    [
      16,
      / (Vandaag|U hoort op .*) voor 16\.00 uur hoort u of het lukt\.$| U hoort op .* voor 16\.00 uur of het lukt\.$/,
    ],
  ])('says by when one hears of it as far as the company promises that: %s', async (hour, words) => {
    orderPortal({ settings: { Aanvragen_AntwoordVoor: hour } })
    await placeOrder()
    const steps = within(
      screen.getByRole('heading', { name: 'Hoe gaat het verder?' }).parentElement ?? document.body,
    ).getAllByRole('listitem')
    expect(steps[0]?.textContent).toMatch(words)
  })

  it('promises no mail where none is sent', async () => {
    answer(ordering.placeOrder, { aanvraagnummer: 'P-100001', erpNummer: null, status: 'wachtrij', mail: 'bewaard' })
    await placeOrder()
    expect(screen.getByText(/Er wordt geen e-mail verstuurd/).closest('li')).toBeNull()
    expect(screen.queryByText(/U krijgt een bevestiging/)).toBeNull()
  })

  it('says that the mail was not sent although the request is there (R-RULE-10)', async () => {
    answer(ordering.placeOrder, { aanvraagnummer: 'P-100001', erpNummer: null, status: 'wachtrij', mail: 'mislukt' })
    await placeOrder()
    expect(screen.getByText('De aanvraag is aangemaakt, maar de e-mail kon niet worden verzonden.')).toBeTruthy()
  })

  it('says that the planning has the request once the back office took it', async () => {
    answer(requests.getRequest, buildRequest({ erpNummer: null, verzending: 'wachtrij' }))
    await placeOrder()
    expect(await screen.findByText(/gaat vanzelf naar de planning/)).toBeTruthy()
    answer(requests.getRequest, buildRequest({ erpNummer: 'AV26-7', verzending: 'bevestigd' }))
    await act(() => refreshCalls([requests.getRequest]))
    expect(await screen.findByText(/staat bij de planning/)).toBeTruthy()
  })

  it('does not send a list that changed meanwhile, and shows the new one', async () => {
    await fillDetails()
    await goToFinish()
    serveList({}, 8)
    answer(orderList.checkStatus, (input) => ({
      bewerkbaar: true,
      ongewijzigd: input.versie === 8,
      toestand: 'open' as const,
      versie: 8,
    }))
    await acceptAndPlace()
    expect(await screen.findByText(/De bestellijst is intussen gewijzigd/)).toBeTruthy()
    expect(sentTo(ordering.placeOrder)).toEqual([])
    await press(place)
    await screen.findByText('P-100001')
    expect(sentTo(ordering.placeOrder)[0]?.input.versie).toBe(8)
  })

  it('does not send a list that somebody else submitted', async () => {
    await fillDetails()
    await goToFinish()
    answer(orderList.checkStatus, { bewerkbaar: false, ongewijzigd: true, toestand: 'ingediend', versie: 7 })
    await acceptAndPlace()
    expect(await screen.findByText('Deze bestellijst is ingediend en wacht op goedkeuring.')).toBeTruthy()
    expect(sentTo(ordering.placeOrder)).toEqual([])
  })

  it('shows a fault that only the server knows in the summary', async () => {
    const fields = [{ field: 'gewensteLeverDatum', code: 'datum.weekend', params: {} }]
    const problem = { code: 'datum.weekend', params: {}, reference: 'R-2', fields }
    answer(ordering.placeOrder, () => new Response(JSON.stringify(problem), { status: 400 }))
    await fillDetails()
    await goToFinish()
    await acceptAndPlace()
    expect(await screen.findByText('Gewenste leverdatum: Een datum in het weekend is niet mogelijk.')).toBeTruthy()
  })
})
