import { approvals } from '@portal/contract/approvals.ts'
import { locations } from '@portal/contract/locations.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import type { StandsElsewhere } from '@portal/contract/submissions.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { card, row } from '../../../test/build-submission.ts'
import {
  answer,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  refusal,
  router,
  sentTo,
  shownPath,
} from '../../../test/stand-in.tsx'
import { tellLocations } from '../../shared/location/location-store.ts'

const stands = (part: Partial<StandsElsewhere> = {}): StandsElsewhere => ({
  regelNummer: 1,
  soort: 'voorraad',
  materieellocatie: '20417',
  locatieOmschrijving: 'Utrecht',
  aantal: 1,
  sinds: '2026-10-01',
  terugOp: null,
  stukken: [],
  ...part,
})
const open = (...elders: StandsElsewhere[]) => {
  answer(approvals.getSubmission, card({ elders }))
  return openPage('/goed-te-keuren-aanvragen?aanvraag=G-100001')
}
const moveButton = () => screen.findByRole('button', { name: 'Artikel 1 verplaatsen van Utrecht (20417)' })
const remarkOf = async () =>
  (await screen.findByRole('textbox', { name: /Opmerking bij Artikel 1/ })).getAttribute('value')

beforeEach(() => {
  freshPortal()
  logIn()
  tellLocations({
    type: 'loaded',
    locations: [buildLocation(), buildLocation({ nummer: '20417', omschrijving: 'Utrecht' })],
  })
  answer(approvals.getStanding, { aantal: 1, isGoedkeurder: true })
  answer(approvals.getSavedRequests, { items: [row] })
  answer(removalList.addItems, { toegevoegd: 1, opgehoogd: 0, alAanwezig: 0, versie: 1 })
  answer(locations.getLocationAddresses, {
    items: [],
    depotnummer: '',
    totaal: 0,
    uitgesloten: [],
    totaalUitgesloten: 0,
  })
})

describe('what stands elsewhere', () => {
  it('on a removal list can take the place of new pieces, with a remark for who asked', async () => {
    await open(stands({ soort: 'afvoerlijst', aantal: 2, sinds: '2026-11-08' }))
    expect(await screen.findByText(/Artikel 1: 2 op Utrecht \(20417\), sinds \d+ dagen op de afvoerlijst/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Daar halen' }))
    expect(await remarkOf()).toBe('2 staan op Utrecht (20417). Laat die verplaatsen.')
  })

  it('is shown apart from what stands at the location itself, and what had to be back says so', async () => {
    await open(
      stands({ materieellocatie: '10001', locatieOmschrijving: 'Blok B', aantal: 4 }),
      stands({ terugOp: '2026-11-10' }),
    )
    expect(await screen.findByText('Artikel 1: 4 al op deze locatie')).toBeTruthy()
    expect(screen.getByText('Artikel 1: 1 op Utrecht (20417), had terug moeten zijn op di 10 nov')).toBeTruthy()
  })

  it('at the location itself is used there: nothing is fetched or moved', async () => {
    await open(stands({ materieellocatie: '10001', locatieOmschrijving: 'Blok B', aantal: 2 }))
    await userEvent.click(await screen.findByRole('button', { name: 'Hier gebruiken' }))
    expect(screen.queryByRole('button', { name: 'Daar halen' })).toBeNull()
    expect(await remarkOf()).toBe('Op deze locatie al aanwezig: 2. Gebruik die eerst.')
  })

  it('is moved with one tap: on the removal list there, and its move is open with the target filled in', async () => {
    answer(locations.getLocationAddresses, {
      items: [
        {
          nummer: '10001',
          omschrijving: 'Blok B',
          eigen: true,
          contactpersoon: 'Jan',
          telefoonnummer: '06',
          adressen: [],
        },
      ],
      depotnummer: '',
      totaal: 1,
      uitgesloten: [],
      totaalUitgesloten: 0,
    })
    await open(stands({ stukken: [{ materieelNummer: 'M-2', aantal: 1 }] }))
    await userEvent.click(await moveButton())
    await waitFor(() => expect(shownPath()).toBe('/verplaatsen/gegevens'))
    expect(sentTo(removalList.addItems).map(({ input }) => input)).toEqual([
      {
        gebruikerLogin: 'uitvoerder',
        materieellocatie: '20417',
        items: [{ type: 'Materieel', materieelSoort: 'M1', materieelNummer: 'M-2', retourAantal: 1 }],
      },
    ])
    expect(localStorage.getItem('mp_concept.uitvoerder.verplaatsen.20417')).toContain('"toLocation":"10001"')
  })

  it('that was moved is off the card when the approver comes back', async () => {
    await open(stands({ stukken: [{ materieelNummer: 'M-2', aantal: 1 }] }))
    await userEvent.click(await moveButton())
    await waitFor(() => expect(shownPath()).toBe('/verplaatsen/gegevens'))
    await router.navigate({ to: '/goed-te-keuren-aanvragen', search: { aanvraag: 'G-100001' } })
    expect(await remarkOf()).toBe('Verplaatst van Utrecht (20417): 1.')
    // The line itself, and what comes with it.
    expect((await screen.findAllByText('Gewijzigd: gevraagd was 2')).length).toBe(2)
  })

  it('that cannot be put on the list any more stays on the card, with why', async () => {
    answer(removalList.addItems, () => refusal(400, 'validatie.aantal_voorraad', { max: 0 }))
    await open(stands({ stukken: [{ materieelNummer: 'M-2', aantal: 1 }] }))
    await userEvent.click(await moveButton())
    await screen.findByRole('button', { name: /verplaatsen van Utrecht/ })
    expect(shownPath()).toBe('/goed-te-keuren-aanvragen')
  })

  it('is only shown to who does not decide', async () => {
    answer(
      approvals.getSubmission,
      card({ magBesluiten: false, elders: [stands({ stukken: [{ materieelNummer: 'M-2', aantal: 1 }] })] }),
    )
    await openPage('/goed-te-keuren-aanvragen?aanvraag=G-100001')
    expect(await screen.findByText('Artikel 1: 1 op Utrecht (20417)')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /verplaatsen van/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Daar halen' })).toBeNull()
  })
})
