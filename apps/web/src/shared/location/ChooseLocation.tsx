import { IconMapPin } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LocationPicker } from './LocationPicker.tsx'

/** What a screen of a location shows when none is chosen (R-SCR-SHELL-23). */
export function ChooseLocation() {
  const text = useText()
  return (
    <EmptyState icon={<IconMapPin />} title={text('locatie.geen_gekozen')} action={<LocationPicker shape="button" />} />
  )
}
