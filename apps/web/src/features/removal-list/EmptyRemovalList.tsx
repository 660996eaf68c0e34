import { IconTruckReturn } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { useMay } from '../../shared/location/use-may.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Nothing on the list: the way to what stands at the location (R-SCR-SHELL-22). */
export function EmptyRemovalList() {
  const text = useText()
  const mayEdit = useMay('removalList.edit')
  return (
    <EmptyState
      icon={<IconTruckReturn />}
      title={text('afvoerlijst.leeg')}
      action={
        <ScreenButton to="/materieelvoorraad" kind={mayEdit ? 'primary' : 'secondary'}>
          {text('actie.naar_voorraad')}
        </ScreenButton>
      }
    >
      {mayEdit && text('removalList.emptyHint')}
    </EmptyState>
  )
}
