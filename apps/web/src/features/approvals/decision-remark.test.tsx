import { approvals } from '@portal/contract/approvals.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { approvalsPortal } from '../../../test/approvals-portal.ts'
import { openPage, sentTo } from '../../../test/stand-in.tsx'

it('a remark of an approver is sent beside a quantity that stays as it was asked', async () => {
  approvalsPortal()
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
