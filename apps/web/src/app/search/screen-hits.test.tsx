import { search } from '@portal/contract/search.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, logIn, openPage, router } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'
import { textOf } from '../../lib/text.ts'
import { titleKeyOf } from '../page-title.ts'

const administration = Object.values(router.routesById).flatMap(({ options: { staticData } }) =>
  staticData?.access === 'admin' && staticData.specPath !== undefined && !staticData.specPath.includes('{')
    ? [staticData.specPath]
    : [],
)

beforeEach(() => freshPortal())

describe('the search of the portal', () => {
  it('finds every screen of the administration by its title, for administrators', async () => {
    expect(administration.length).toBeGreaterThan(20)
    startSession(tokenFor('beheerder', 3600, { role: ['SuperAdmin'] }), 'Identity')
    await openPage('/info')
    await userEvent.keyboard('/')
    const field = await screen.findByRole('combobox')
    for (const path of administration) {
      const key = titleKeyOf(path)
      if (key === null) throw new Error(`${path} has no title`)
      // Letter by letter it would take half a minute.
      fireEvent.change(field, { target: { value: textOf(key) } })
      await waitFor(() =>
        expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain(textOf(key)),
      )
    }
  })

  it('leads from the address of a label to its machine', async () => {
    await openPage('/info')
    await userEvent.keyboard('/')
    const field = await screen.findByRole('combobox')
    fireEvent.change(field, { target: { value: `https://${window.location.hostname}/m/511012-001` } })
    const option = await screen.findByRole('option', { name: /Machine 511012-001/ })
    await userEvent.click(option)
    await waitFor(() => expect(router.state.location.pathname).toBe('/m/511012-001'))
  })

  it('puts what somebody typed the whole name of before items that are only like it', async () => {
    startSession(tokenFor('beheerder', 3600, { role: ['SuperAdmin'] }), 'Identity')
    const item = {
      materieelSoort: '221032',
      omschrijving: 'Hijshaak 3 t',
      kind: 'Materieel',
      categorie: '2',
      afbeelding: null,
      reden: 'lijkt_op',
    } as const
    answer(search.getSuggestions, { items: [item] })
    await openPage('/info')
    await userEvent.keyboard('/')
    const field = await screen.findByRole('combobox')
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    fireEvent.change(field, { target: { value: 'ruiker aanm' } })
    await waitFor(() => expect(names().slice(0, 1)).toEqual(['Hijshaak 3 t221032']))
    fireEvent.change(field, { target: { value: 'gebruiker aanmaken' } })
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Gebruiker aanmaken', 'Hijshaak 3 t221032']))
  })

  it('finds no screen of the administration for anybody else', async () => {
    logIn(null)
    await openPage('/info')
    await userEvent.keyboard('/')
    await userEvent.type(await screen.findByRole('combobox'), 'Informatie')
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    await waitFor(() => expect(names()).toContain('Informatie'))
    expect(names()).not.toContain(textOf('page./settings/content-paginas-beheer'))
  })
})
