import { approvals } from '@portal/contract/approvals.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { card, row } from '../../../test/build-submission.ts'
import { answer, freshPortal, logIn, openPage, sentTo } from '../../../test/stand-in.tsx'

it('a remark of an approver is sent beside a quantity that stays as it was asked', async () => {
  freshPortal()
  logIn()
  answer(approvals.getStanding, { aantal: 1, isGoedkeurder: true })
  answer(approvals.getSavedRequests, ({ soort }) => ({ items: soort === 'besloten' ? [] : [row] }))
  answer(approvals.getSubmission, card())
  answer(approvals.approveSavedRequest, {
    aanvraagnummer: 'P-100001',
    erpNummer: null,
    status: 'wachtrij',
    mail: 'bewaard',
  })
  await openPage('/goed-te-keuren-aanvragen?aanvraag=G-100001')
  await userEvent.click(await screen.findByRole('button', { name: /^Opmerking\s*Artikel 3$/ }))
  const field = await screen.findByRole('textbox', { name: /^Opmerking bij Artikel 3/ })
  await userEvent.type(field, 'Graag de nieuwe')
  await userEvent.click(await screen.findByRole('button', { name: /^Goedkeuren/ }))
  await vi.waitFor(() =>
    expect(sentTo(approvals.approveSavedRequest)[0]?.input.regels).toEqual([
      { regelNummer: 3, aantal: 2, opmerking: 'Graag de nieuwe' },
    ]),
  )
})
