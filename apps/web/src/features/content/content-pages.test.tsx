import { content, type EditedPage, type PageRow } from '@portal/contract/content.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, logIn, openPage, refusal, router, sentTo, uuid } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

const asAdministrator = () => startSession(tokenFor('beheerder', 3600, { role: ['SuperAdmin'] }), 'Identity')
const row: PageRow = {
  guid: uuid(1),
  name: 'Nieuws',
  url: 'nieuws',
  plaats: null,
  staat: 'gepubliceerd',
  talen: ['nl-NL', 'de-DE'],
  versie: 3,
  gewijzigdOp: '2026-11-20T08:00:00.000Z',
  gewijzigdDoor: 'beheerder',
}
const page: EditedPage = { ...row, teksten: [{ taal: 'nl-NL', titel: 'Nieuws', html: '<p>Dag</p>' }] }
const read = { guid: uuid(1), titel: 'Nieuws', html: '<h2>Nieuwe kraan</h2>', taal: 'nl-NL' as const, mailadres: null }

beforeEach(() => freshPortal())

describe('a page of the company', () => {
  it('is read under its own title', async () => {
    logIn(null)
    answer(content.getContent, read)
    await openPage('/content-page/nieuws')
    await screen.findByRole('heading', { level: 1, name: 'Nieuws' })
    expect(screen.getByRole('heading', { level: 2, name: 'Nieuwe kraan' })).toBeTruthy()
    expect(sentTo(content.getContent)[0]?.input).toEqual({ name: 'nieuws' })
    expect(screen.queryByRole('link', { name: 'Bewerken' })).toBeNull()
  })

  it('of new work has the address to which it is reported', async () => {
    logIn(null)
    answer(content.getContent, { ...read, mailadres: 'werk@example.com' })
    await openPage('/content-page/nieuw-werk')
    const link = await screen.findByRole('link', { name: /Nieuw werk melden bij werk@example.com/ })
    expect(link.getAttribute('href')).toBe('mailto:werk%40example.com?subject=Nieuw%20werk')
  })

  it('that is not there says so, and leads an administrator to making it', async () => {
    asAdministrator()
    answer(content.getContent, () => refusal(404, 'error.niet_gevonden'))
    await openPage('/content-page/nieuws')
    await screen.findByRole('heading', { name: 'Deze pagina is er niet, of nog niet.' })
    await userEvent.click(screen.getByRole('link', { name: 'Informatiepagina maken' }))
    expect(await screen.findByLabelText<HTMLInputElement>(/^Adres/)).toHaveProperty('value', 'nieuws')
  })
})

describe('the overview of pages', () => {
  it('has each with its address, state and missing languages, and every place of extra info', async () => {
    asAdministrator()
    answer(content.getPages, { items: [row, { ...row, guid: uuid(2), url: null, plaats: 'home', staat: 'concept' }] })
    await openPage('/settings/content-paginas-beheer')
    const line = (await screen.findByText('/content-page/nieuws')).closest('tr') ?? document.body
    expect(line.textContent).toMatch(/Nieuws.*In het menu.*Gepubliceerd.*Français, English/)
    expect(screen.getByRole('link', { name: 'Startpagina' }).getAttribute('href')).toContain(uuid(2))
    expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toContain('plaats=login')
    expect(screen.getAllByText('Geen tekst')).toHaveLength(6)
  })
})

describe('the editor of a page', () => {
  it('saves what it was given with the version it was read in, and says which languages lack a text', async () => {
    asAdministrator()
    answer(content.getPage, page)
    answer(content.savePage, { ...page, versie: 4 })
    await openPage(`/settings/content-paginas-beheer/${uuid(1)}/nieuws`)
    expect((await screen.findByLabelText<HTMLInputElement>(/^Titel/)).value).toBe('Nieuws')
    await screen.findByText(/Nog geen tekst in: Deutsch, Français, English/)
    await userEvent.type(screen.getByLabelText(/^Titel/), ' van nu')
    await screen.findByText(/nog niet zijn opgeslagen/)
    await userEvent.click(screen.getByRole('button', { name: 'Publiceren' }))
    await waitFor(() => expect(sentTo(content.savePage)).toHaveLength(1))
    expect(sentTo(content.savePage)[0]?.input).toMatchObject({
      guid: uuid(1),
      versie: 3,
      url: 'nieuws',
      plaats: null,
      actie: 'publiceren',
      teksten: [{ taal: 'nl-NL', titel: 'Nieuws van nu', html: '<p>Dag</p>' }],
    })
    await userEvent.click(screen.getByRole('button', { name: 'Concept opslaan' }))
    await waitFor(() => expect(sentTo(content.savePage)[1]?.input).toMatchObject({ versie: 4, actie: 'concept' }))
  })

  it('makes the address of a new page of its name, and refuses what is none', async () => {
    asAdministrator()
    await openPage('/settings/content-pagina-maken')
    await userEvent.type(await screen.findByLabelText(/^Naam/), 'Veilig werken!')
    const url = screen.getByLabelText<HTMLInputElement>(/^Adres/)
    expect(url.value).toBe('veilig-werken')
    await userEvent.clear(url)
    await userEvent.type(url, 'met spatie')
    await userEvent.click(screen.getByRole('button', { name: 'Publiceren' }))
    await screen.findByText(/Gebruik kleine letters/)
    expect(sentTo(content.savePage)).toEqual([])
  })

  it('leaves the address of a page that others know alone when its name changes', async () => {
    asAdministrator()
    answer(content.getPage, page)
    answer(content.savePage, { ...page, versie: 4 })
    await openPage(`/settings/content-paginas-beheer/${uuid(1)}/nieuws`)
    await userEvent.type(await screen.findByLabelText(/^Naam/), ' van de week')
    await userEvent.click(screen.getByRole('button', { name: 'Publiceren' }))
    await waitFor(() => expect(sentTo(content.savePage)).toHaveLength(1))
    expect(sentTo(content.savePage)[0]?.input).toMatchObject({ name: 'Nieuws van de week', url: 'nieuws' })
  })

  it('does nothing else with a page while it is being saved', async () => {
    asAdministrator()
    answer(content.getPage, page)
    const saved = Promise.withResolvers<EditedPage>()
    answer(content.savePage, () => saved.promise)
    await openPage(`/settings/content-paginas-beheer/${uuid(1)}/nieuws`)
    await userEvent.type(await screen.findByLabelText(/^Titel/), ' van nu')
    await userEvent.click(screen.getByRole('button', { name: 'Concept opslaan' }))
    await waitFor(() => expect(sentTo(content.savePage)).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Publiceren' }))
    saved.resolve({ ...page, versie: 4 })
    await screen.findByText('Het concept is opgeslagen.')
    await userEvent.click(screen.getByRole('button', { name: 'Publiceren' }))
    await waitFor(() => expect(sentTo(content.savePage)).toHaveLength(2))
    expect(sentTo(content.savePage)[1]?.input).toMatchObject({ versie: 4, actie: 'publiceren' })
  })

  it('keeps what was typed when somebody else was first, and can save it over that', async () => {
    asAdministrator()
    answer(content.getPage, page)
    answer(content.savePage, () => refusal(409, 'content.gewijzigd', { name: 'Fatima' }))
    await openPage(`/settings/content-paginas-beheer/${uuid(1)}/nieuws`)
    const titel = await screen.findByLabelText<HTMLInputElement>(/^Titel/)
    await userEvent.type(titel, ' 2')
    await userEvent.click(screen.getByRole('button', { name: 'Concept opslaan' }))
    await screen.findByText(/Fatima heeft dit intussen gewijzigd/)
    expect(titel.value).toBe('Nieuws 2')
    answer(content.getPage, { ...page, versie: 9 })
    answer(content.savePage, { ...page, versie: 10 })
    await userEvent.click(screen.getByRole('button', { name: 'Mijn tekst bewaren' }))
    await waitFor(() => expect(sentTo(content.savePage).at(-1)?.input).toMatchObject({ versie: 9 }))
  })

  it('asks once before it removes, and says when the menu leads there', async () => {
    asAdministrator()
    answer(content.getPage, page)
    answer(content.removePage, null)
    answer(content.getPages, { items: [] })
    await openPage(`/settings/content-paginas-beheer/${uuid(1)}/nieuws`)
    await userEvent.click(await screen.findByRole('button', { name: 'Verwijderen' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Het menu verwijst naar deze pagina/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/content-paginas-beheer'))
    expect(sentTo(content.removePage)[0]?.input).toEqual({ guid: uuid(1), versie: 3 })
  })
})
