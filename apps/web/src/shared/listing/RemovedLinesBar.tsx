import { UndoBar } from '../../ui/UndoBar.tsx'
import type { useLineRemoval } from './use-line-removal.ts'

interface RemovedLinesBarProps {
  readonly removal: Pick<ReturnType<typeof useLineRemoval>, 'taken' | 'undo' | 'commit'>
}

/** Undo for lines that were just removed from a list. */
export function RemovedLinesBar({ removal: { taken, undo, commit } }: RemovedLinesBarProps) {
  if (taken === null) return null
  return <UndoBar key={[...taken.lines].join()} message={taken.message} onUndo={undo} onGone={() => void commit()} />
}
