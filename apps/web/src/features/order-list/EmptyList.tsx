import { IconListDetails } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Nothing on the list: the way to the catalogue (R-SCR-SHELL-22). */
export function EmptyList({ editable }: { readonly editable: boolean }) {
  const text = useText()
  const canOpen = useScreens()('/materieel')
  return (
    <EmptyState
      icon={<IconListDetails />}
      title={text('bestellijst.leeg')}
      action={
        editable &&
        canOpen && (
          <>
            <ButtonLink kind="primary" to="/materieel/{-$category}">
              {text('orderList.toCatalogue')}
            </ButtonLink>
            <ScreenButton to="/snel-bestellen">{text('page./snel-bestellen')}</ScreenButton>
          </>
        )
      }
    />
  )
}
