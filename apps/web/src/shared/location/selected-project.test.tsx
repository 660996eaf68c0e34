import { agenda } from '@portal/contract/agenda.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { requests } from '@portal/contract/requests.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { serveSettings, site } from '../../../test/order-portal.ts'
import { buildRequest, buildRequestRow } from '../../../test/request-portal.ts'
import { buildToday } from '../../../test/site-day.ts'
import { answer, buildList, freshPortal, logIn, openPage, refusal, sentTo } from '../../../test/stand-in.tsx'
import { router } from '../../app/routes.tsx'

const inProject = { ...site, projectNummer: 'P24-01' }
const go = (path: string) => act(() => router.navigate({ href: path }))
const theSwitch = () => screen.findByRole('switch', { name: /Toon gegevens van het hele project/ })

beforeEach(() => {
  freshPortal()
  serveSettings()
  answer(agenda.getToday, buildToday())
  answer(orderList.getOrderLists, { lijsten: [] })
  answer(orderList.getOrderList, { items: [], savedAanvraagNummer: null, lijst: buildList(), versie: 1 })
  answer(requests.getRequests, { items: [buildRequestRow({ aanvraagnummer: 'P-1' })] })
  answer(requests.getProjectRequests, {
    items: [buildRequestRow({ aanvraagnummer: 'P-2', locatieOmschrijving: 'Achterzijde' })],
  })
})

describe('the selected project', () => {
  it('is read by the project forms of the calls while it is on (R-LOC-07)', async () => {
    logIn(inProject)
    await openPage('/aanvragen')
    await screen.findByText('P-1')
    await go('/locatie')
    await userEvent.click(await theSwitch())
    await go('/aanvragen')
    await screen.findByText('P-2')
    expect(sentTo(requests.getProjectRequests)[0]?.input).toEqual({
      gebruikerLogin: 'uitvoerder',
      materieellocatie: '10001',
      projectNummer: 'P24-01',
    })
    expect(await screen.findByText('Aanvragen van het hele project P24-01')).toBeTruthy()
    expect(await screen.findByText('10001 Achterzijde')).toBeTruthy()
    await go('/locatie')
    await userEvent.click(await theSwitch())
    await go('/aanvragen')
    expect(await screen.findByText('P-1')).toBeTruthy()
  })

  it('opens a record of another location all the same', async () => {
    logIn(inProject)
    await openPage('/locatie')
    await userEvent.click(await theSwitch())
    answer(requests.getProjectRequest, () => refusal(404, 'error.niet_gevonden'))
    answer(requests.getRequest, buildRequest())
    await go('/aanvragen/P-100001')
    expect(await screen.findByText('Artikel 1')).toBeTruthy()
  })

  it('is not offered at a location without a project', async () => {
    logIn(site)
    await openPage('/locatie')
    await screen.findByText('Verder op deze locatie')
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
