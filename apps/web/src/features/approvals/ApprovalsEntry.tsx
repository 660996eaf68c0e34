import { IconChecklist, IconUserShare } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { MenuLink } from '../../ui/MenuItem.tsx'
import { useApprovalStanding } from './approvals.queries.ts'

/** The ways to what waits for this person and to who stands in, in the menu of who decides anywhere. */
export function ApprovalsEntry({ close }: { readonly close: () => void }) {
  const text = useText()
  const { isOpen, waiting } = useApprovalStanding()
  if (!isOpen) return null
  return (
    <>
      <MenuLink to="/goed-te-keuren-aanvragen" icon={<IconChecklist />} onClick={close}>
        {waiting === 0 ? text('nav.approvals') : text('user.approvals', { count: waiting })}
      </MenuLink>
      <MenuLink to="/vervanging" icon={<IconUserShare />} onClick={close}>
        {text('user.deputies')}
      </MenuLink>
    </>
  )
}
