import { IconBuildingWarehouse } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { useMay } from '../../shared/location/use-may.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Where there is no stock, ordering helps who may order. */
export function StartOrder() {
  const text = useText()
  const mayOrder = useMay('request.submit')
  return (
    mayOrder && (
      <ScreenButton to="/materieel" kind="primary">
        {text('requests.start')}
      </ScreenButton>
    )
  )
}

/** Nothing stands at a location or in a project. */
export function NoStock() {
  const text = useText()
  return <EmptyState icon={<IconBuildingWarehouse />} title={text('voorraad.leeg')} action={<StartOrder />} />
}
