import { orderList } from '@portal/contract/order-list.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer, buildLine, buildList, freshPortal, logIn, openPage, refusal, sentTo } from '../../../test/stand-in.tsx'

it('a change of a list after another one names the version of that one, although the list cannot be read again', async () => {
  freshPortal()
  logIn()
  const mixer = buildLine(1, { omschrijving: 'Betonmolen', aantal: 3 })
  const lijst = buildList()
  answer(orderList.getOrderLists, { lijsten: [lijst] })
  answer(orderList.getOrderList, { items: [mixer], savedAanvraagNummer: null, lijst, versie: 7 })
  let versie = 7
  answer(orderList.updateItems, () => {
    versie += 1
    return { versie }
  })
  await openPage('/bestellijst')
  const stepper = await screen.findByRole('group', { name: 'Aantal van Betonmolen' })
  // From now on the list cannot be read.
  answer(orderList.getOrderList, () => refusal(503, 'error.server_fout'))
  for (const saves of [1, 2]) {
    fireEvent.click(within(stepper).getByRole('button', { name: 'Eén meer' }))
    await vi.waitFor(() => expect(sentTo(orderList.updateItems)).toHaveLength(saves), { timeout: 20_000 })
    await screen.findByText('Opgeslagen', {}, { timeout: 20_000 })
    expect(within(stepper).getByRole('textbox')).toHaveProperty('value', String(3 + saves))
  }
  expect(sentTo(orderList.updateItems).map(({ input }) => input)).toEqual([
    { items: [{ id: mixer.id, aantal: 4, comment: '' }], versie: 7 },
    { items: [{ id: mixer.id, aantal: 5, comment: '' }], versie: 8 },
  ])
}, 60_000)
