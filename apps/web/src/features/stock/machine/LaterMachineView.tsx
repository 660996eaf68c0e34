import { Suspense } from 'react'
import { loadGroundTexts } from '../../../lib/text.ts'
import { laterPart } from '../../../ui/later-part.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { MachineViewProps } from './MachineView.tsx'

const View = laterPart(async () => {
  const [part] = await Promise.all([import('./MachineView.tsx'), loadGroundTexts()])
  return part.MachineView
})

/** What only who may see a machine needs: a stranger's page comes without it, and so does that of a counted item. */
export function LaterMachineView(props: MachineViewProps) {
  return (
    <Suspense fallback={<Skeleton shape="details" />}>
      <View {...props} />
    </Suspense>
  )
}
