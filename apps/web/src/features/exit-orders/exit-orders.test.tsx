import { exitOrders } from '@portal/contract/exit-orders.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildExitDetails, buildExitOrder } from '../../../test/order-pages.ts'
import { answer, freshPortal, logIn, openPage, refusal } from '../../../test/stand-in.tsx'

beforeEach(() => {
  freshPortal()
  logIn()
})

const heads = async () => {
  const table = await screen.findByRole('table', { name: 'Exitorders' })
  return within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
}

describe('the exit orders of a location', () => {
  it('have number, type, date, total, reason, price each and quantity (R-ENT-35, R-ROUTE-56)', async () => {
    answer(exitOrders.getExitOrders, { items: [buildExitOrder({ type: 'Verschoting' })] })
    await openPage('/exitorders')
    const all = ['Nummer', 'Soort', 'Datum', 'Totaalbedrag', 'Reden', 'Prijs per stuk', 'Aantal']
    expect(await heads()).toEqual(all)
    expect(screen.getByText('Verschroting')).toBeTruthy()
  })

  it('can hide every column but the number, by which one is opened', async () => {
    answer(exitOrders.getExitOrders, {
      items: Array.from({ length: 12 }, (_, at) => buildExitOrder({ nummer: `E${at}` })),
    })
    await openPage('/exitorders')
    await userEvent.click(await screen.findByRole('button', { name: 'Kolommen' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Soort' }).disabled).toBe(false)
    expect(screen.queryByRole('checkbox', { name: 'Nummer' })?.hasAttribute('disabled') ?? true).toBe(true)
  })

  it('show no column of money to who may not see prices (R-VAL-15)', async () => {
    const hidden = { toonPrijs: false, totaalBedrag: 0, prijsPerStuk: 0 }
    answer(exitOrders.getExitOrders, { items: [buildExitOrder(hidden)] })
    await openPage('/exitorders')
    expect(await heads()).toEqual(['Nummer', 'Soort', 'Datum', 'Reden', 'Aantal'])
  })

  it('say when there are none (R-MSG-35)', async () => {
    answer(exitOrders.getExitOrders, { items: [] })
    await openPage('/exitorders')
    expect(await screen.findByText('Er zijn geen exitorders voor deze locatie.')).toBeTruthy()
  })
})

describe('one exit order', () => {
  it('shows what went out, why and for how much, with its photos (R-ENT-35)', async () => {
    answer(exitOrders.getExitOrder, buildExitDetails())
    answer(exitOrders.getExitOrderImages, { items: [{ regelNummer: 1, afbeelding: '/afbeeldingen/x' }] })
    answer(exitOrders.getExitOrderDocuments, { items: [] })
    await openPage('/exitorders/EX26-1')
    expect((await screen.findByText('Betonmolen')).closest('tr')?.textContent).toContain('240')
    expect(screen.getByText('Niet teruggevonden')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Foto’s' })).toBeTruthy()
  })

  it('that is unknown leads back to all (R-MSG-34)', async () => {
    answer(exitOrders.getExitOrder, () => refusal(404, 'error.niet_gevonden'))
    await openPage('/exitorders/NIETS')
    expect(await screen.findByText('De exitorder is niet gevonden.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alle exitorders' })).toBeTruthy()
  })
})
