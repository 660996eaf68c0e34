import { orderList } from '@portal/contract/order-list.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answer, buildLine, buildList, buildLocation, freshPortal, logIn, openPage } from '../../../test/stand-in.tsx'

it.each([
  ['may order there', {}, true],
  ['has a read-only role (R-ROLE-30)', { rol: 'administration' }, false],
  ['is at a blocked location', { geblokeerd: true }, false],
])('the menu of a list offers changes to who %s: %o', async (_who, part, offered) => {
  freshPortal()
  logIn(buildLocation(part))
  const lijst = buildList()
  answer(orderList.getOrderLists, { lijsten: [lijst] })
  answer(orderList.getOrderList, { items: [buildLine(1)], savedAanvraagNummer: null, lijst, versie: 7 })
  await openPage('/bestellijst')
  await userEvent.click(await screen.findByRole('button', { name: 'Lijsten' }))
  expect(await screen.findByRole('link', { name: 'Alle bestellijsten' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Bestellijst verwijderen' }) !== null).toBe(offered)
  expect(screen.queryByRole('button', { name: 'Nieuwe bestellijst' }) !== null).toBe(offered)
})
