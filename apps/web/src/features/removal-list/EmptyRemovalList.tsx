import { IconTruckReturn } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/ScreenButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Nothing on the list: the way to what stands at the location (R-SCR-SHELL-22). */
export function EmptyRemovalList() {
  const text = useText()
  return (
    <EmptyState
      icon={<IconTruckReturn />}
      title={text('afvoerlijst.leeg')}
      action={
        <ScreenButton to="/materieelvoorraad" kind="primary">
          {text('actie.naar_voorraad')}
        </ScreenButton>
      }
    >
      {text('removalList.emptyHint')}
    </EmptyState>
  )
}
