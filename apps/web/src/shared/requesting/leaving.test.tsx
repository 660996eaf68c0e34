import { locations } from '@portal/contract/locations.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { removing } from '@portal/contract/removing.ts'
import { requests } from '@portal/contract/requests.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  buildPlace,
  buildReturn,
  fillRemoval,
  leavingPlaced,
  leavingPortal,
  placesAnswer,
  serveRemovalList,
} from '../../../test/leaving-portal.ts'
import { eachOnMonday } from '../../../test/on-monday.ts'
import { comeBack, placed, press, site } from '../../../test/order-portal.ts'
import { buildRequest } from '../../../test/request-portal.ts'
import { answer, refusal, sentTo } from '../../../test/stand-in.tsx'
import { refreshCalls } from '../../lib/use-call.ts'
import { tellLocations } from '../location/location-store.ts'

eachOnMonday(leavingPortal)

const place = 'Afvoer aanvragen'

describe('a removal list that leaves', () => {
  it('is sent again as it was when no answer came, even from an empty list', async () => {
    answer(removing.placeRemoval, () => {
      throw new TypeError('connection lost')
    })
    await fillRemoval()
    await press(place)
    await screen.findByText('Uw aanvraag is verstuurd, maar we kregen geen antwoord.')
    serveRemovalList([], 8)
    answer(removing.placeRemoval, leavingPlaced)
    comeBack()
    await screen.findByText('Uw aanvraag is verstuurd, maar we kregen geen antwoord.')
    await press(place)
    await screen.findByText('P-100001')
    const [first, second] = sentTo(removing.placeRemoval)
    expect(second?.key).toBe(first?.key)
    expect(second?.input).toEqual(first?.input)
  })

  it('sends the lists of a selected project together, each location with a request of its own', async () => {
    const inProject = { ...site, projectNummer: 'PR-1' }
    leavingPortal({ location: inProject })
    tellLocations({ type: 'projectToggled' })
    const items = [buildReturn(1), buildReturn(2, { materieelLocatie: '10002' })]
    answer(removalList.getProjectRemovalList, { afvoerlijstItems: items, versie: 9 })
    answer(locations.getLocationAddresses, placesAnswer([buildPlace('10001'), buildPlace('10002')]))
    await fillRemoval()
    const other = { ...placed, aanvraagnummer: 'P-100002', mail: 'mislukt', materieellocatie: '10002' } as const
    answer(removing.placeRemoval, { ...leavingPlaced, aanvragen: [...leavingPlaced.aanvragen, other] })
    await press(place)
    const row = (await screen.findByRole('link', { name: 'P-100002' })).closest('li') as HTMLElement
    expect(within(row).getByText('In wachtrij')).toBeTruthy()
    expect(screen.getByText(/de e-mail kon niet worden verzonden/)).toBeTruthy()
    answer(requests.getRequest, ({ aanvraagnummer }) =>
      buildRequest({ aanvraagnummer, erpNummer: `ERP-${aanvraagnummer}`, verzending: 'bevestigd' }),
    )
    await refreshCalls([requests.getRequest])
    expect(await screen.findByText(/Uw aanvraag staat bij de planning/)).toBeTruthy()
    await waitFor(() => expect(within(row).queryByText('In wachtrij')).toBeNull())
    expect(screen.queryByText(/ERP-P-10000/)).toBeNull()
    expect(sentTo(removing.placeRemoval)[0]?.input).toMatchObject({
      projectNummer: 'PR-1',
      versie: 9,
      vanLocatieAddressen: [
        { materieellocatie: '10001', adressCode: '10001' },
        { materieellocatie: '10002', adressCode: '10002' },
      ],
    })
  })

  it('shows the list again when another window changed it, and sends that one then', async () => {
    await fillRemoval()
    answer(removing.placeRemoval, () => refusal(409, 'error.tussentijds_gewijzigd'))
    serveRemovalList([buildReturn(1)], 8)
    await press(place)
    expect(await screen.findByText(/De afvoerlijst is intussen gewijzigd/)).toBeTruthy()
    await vi.waitFor(() => expect(screen.queryByText('Artikel 2')).toBeNull())
    answer(removing.placeRemoval, leavingPlaced)
    await press(place)
    await screen.findByText('P-100001')
    expect(sentTo(removing.placeRemoval).map(({ input }) => input.versie)).toEqual([7, 8])
  })
})
