import { machines } from '@portal/contract/machines.ts'
import { stock } from '@portal/contract/stock.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSaves } from '../../../../test/saved-files.ts'
import { answer, freshPortal, logIn, messages, openPage, refusal, sentTo } from '../../../../test/stand-in.tsx'
import { buildPlantItem } from '../../../../test/stock-portal.ts'

let saves: ReturnType<typeof watchSaves>
beforeEach(() => {
  freshPortal()
  saves = watchSaves()
  const counted = buildPlantItem({ materieelSoort: 'HEK', materieelNummer: '' })
  answer(stock.getStock, { items: [buildPlantItem(), buildPlantItem({ materieelNummer: 'G-2' }), counted] })
  answer(machines.printLabels, ({ deel }) => ({
    naam: `Etiketten ${deel}.pdf`,
    inhoud: btoa('%PDF-1.3'),
    aantal: 2,
    delen: 2,
  }))
  logIn()
})
afterEach(() => saves.stop())

it('prints labels of everything with a number on a chosen sheet, from the first free place', async () => {
  await openPage('/etiketten')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Vel of rol' }), 'a4-99x38')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Al gebruikte plaatsen/ }), '13')
  await userEvent.click(screen.getByRole('button', { name: '2 etiketten opslaan (PDF)' }))
  await vi.waitFor(() =>
    expect(saves.saved).toEqual(
      [1, 2].map((deel) => ({ name: `Etiketten ${deel}.pdf`, address: 'blob:application/pdf' })),
    ),
  )
  const [sent] = sentTo(machines.printLabels)
  expect(sent?.input).toEqual({
    gebruikerLogin: 'uitvoerder',
    materieellocatie: '10001',
    vel: 'a4-99x38',
    overslaan: 13,
    deel: 1,
  })
})

it('prints labels of the machines that were chosen, and of those alone', async () => {
  await openPage('/etiketten?nummers=G-2,ELDERS')
  await userEvent.click(await screen.findByRole('button', { name: '1 etiket opslaan (PDF)' }))
  await vi.waitFor(() => expect(sentTo(machines.printLabels)[0]?.input.nummers).toEqual(['G-2']))
})

it('says in words why there are none', async () => {
  answer(machines.printLabels, () => refusal(409, 'etiket.geen_machines'))
  await openPage('/etiketten')
  await userEvent.click(await screen.findByRole('button', { name: '2 etiketten opslaan (PDF)' }))
  await vi.waitFor(() => expect(messages()).toEqual(['etiket.geen_machines']))
  expect(saves.saved).toEqual([])
})
