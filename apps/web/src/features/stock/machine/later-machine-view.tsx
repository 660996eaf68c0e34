import { loadLaterTexts } from '../../../lib/text.ts'
import { laterPart } from '../../../ui/later-part.tsx'

/** What only who may see a machine needs: a stranger's page comes without it, and so does that of a counted item. */
export const LaterMachineView = laterPart(async () => {
  const [part] = await Promise.all([import('./MachineView.tsx'), loadLaterTexts()])
  return part.MachineView
})
