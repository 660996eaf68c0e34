import { UndoBar } from '../../ui/UndoBar.tsx'
import type { useTakingOff } from './use-taking-off.ts'

interface TakenOffBarProps {
  readonly removal: Pick<ReturnType<typeof useTakingOff>, 'taken' | 'undo' | 'commit'>
}

/** The way back for what was just taken off a list. */
export function TakenOffBar({ removal: { taken, undo, commit } }: TakenOffBarProps) {
  if (taken === null) return null
  return <UndoBar key={[...taken.lines].join()} message={taken.message} onUndo={undo} onGone={() => void commit()} />
}
