import { approvals } from '@portal/contract/approvals.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { row } from '../../../test/build-submission.ts'
import { answer, freshPortal, logIn, messages, openPage, refusal, sentTo } from '../../../test/stand-in.tsx'

const placed = { aanvraagnummer: 'P-1', erpNummer: null, status: 'wachtrij', mail: 'uit' } as const
const other = { ...row, savedAanvraagNummer: 'G-100002', inhoud: 'Trilplaat' }
const undone = () => sentTo(approvals.undoDecision).map(({ input }) => input.savedAanvraagNummer)

async function approveBoth(): Promise<void> {
  await openPage('/goed-te-keuren-aanvragen')
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(await screen.findByRole('button', { name: '2 lijsten goedkeuren' }))
}

beforeEach(() => {
  freshPortal()
  logIn()
  answer(approvals.getStanding, { aantal: 2, isGoedkeurder: true })
  answer(approvals.getSavedRequests, { items: [row, other] })
  answer(approvals.approveSavedRequest, placed)
  answer(approvals.undoDecision, null)
})

describe('several lists approved at once', () => {
  it('can all be taken back for ten seconds, also when none is left to decide', async () => {
    await openPage('/goed-te-keuren-aanvragen')
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
    answer(approvals.getSavedRequests, { items: [] })
    await userEvent.click(await screen.findByRole('button', { name: '2 lijsten goedkeuren' }))
    expect(await screen.findByText('2 lijsten goedgekeurd')).toBeTruthy()
    expect(await screen.findByText('Er zijn geen aanvragen om goed te keuren.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
    expect(await screen.findByText('2 lijsten wachten weer.')).toBeTruthy()
    expect(undone()).toEqual(['G-100001', 'G-100002'])
    expect(screen.queryByText('2 lijsten goedgekeurd')).toBeNull()
  })

  it('are taken back as far as nothing was done with them yet', async () => {
    answer(approvals.undoDecision, ({ savedAanvraagNummer }) =>
      savedAanvraagNummer === 'G-100001' ? refusal(409, 'goedkeuren.niet_terug') : null,
    )
    await approveBoth()
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await screen.findByText('1 lijst wacht weer.')
    expect(undone()).toEqual(['G-100001', 'G-100002'])
    expect(messages()).toContain('goedkeuren.niet_terug')
  })

  it('are approved again after that, not answered from before', async () => {
    await approveBoth()
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await screen.findByText('2 lijsten wachten weer.')
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(await screen.findByRole('button', { name: '2 lijsten goedkeuren' }))
    await screen.findByText('2 lijsten goedgekeurd')
    const keys = sentTo(approvals.approveSavedRequest).map(({ key }) => key)
    expect(new Set(keys).size).toBe(4)
  })
})
