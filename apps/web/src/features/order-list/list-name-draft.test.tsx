import { orderList } from '@portal/contract/order-list.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, buildLine, buildList, freshPortal, logIn, openPage, refusal, sentTo } from '../../../test/stand-in.tsx'

const lijst = buildList()

beforeEach(() => {
  freshPortal()
  logIn()
  answer(orderList.getOrderLists, { lijsten: [lijst] })
  answer(orderList.getOrderList, { items: [buildLine(1)], savedAanvraagNummer: null, lijst, versie: 7 })
})

/** The field of the dialog, on a page that was just loaded. */
async function open(entry: 'Nieuwe bestellijst' | 'Naam wijzigen'): Promise<HTMLInputElement> {
  cleanup()
  await openPage('/bestellijst')
  await userEvent.click(await screen.findByRole('button', { name: 'Lijsten' }))
  await userEvent.click(await screen.findByRole('button', { name: entry }))
  return screen.findByRole('textbox', { name: /Naam/ })
}

async function type(field: HTMLInputElement, name: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, name)
}

describe('the name of a list that is typed and not saved', () => {
  it.each(['Nieuwe bestellijst', 'Naam wijzigen'] as const)('is kept over a reload: %s', async (entry) => {
    await type(await open(entry), 'Blok B dak')
    expect((await open(entry)).value).toBe('Blok B dak')
  })

  it('of one list is not that of a new one', async () => {
    await type(await open('Naam wijzigen'), 'Blok B dak')
    expect((await open('Nieuwe bestellijst')).value).toBe('Bestellijst 2')
  })

  it('is kept where saving it was refused, and forgotten once it is saved', async () => {
    answer(orderList.renameList, () => refusal(409, 'bestellijst.geblokkeerd'))
    await type(await open('Naam wijzigen'), 'Blok B dak{Enter}')
    await waitFor(() => expect(sentTo(orderList.renameList)).toHaveLength(1))
    const field = await open('Naam wijzigen')
    expect(field.value).toBe('Blok B dak')
    answer(orderList.renameList, null)
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Naam/ })).toBeNull())
    expect((await open('Naam wijzigen')).value).toBe('Bestellijst')
  })
})
