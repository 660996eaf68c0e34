import { IconMessagePlus } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { type FeedbackAbout, useFeedback } from './use-feedback.ts'

interface FeedbackButtonProps extends FeedbackAbout {
  /** What the button says; that it gives feedback when left out. */
  readonly label?: string
  readonly small?: boolean
  /** Number of the location that it is about; the chosen one when left out. */
  readonly at?: string
}

/** Gives feedback about what is on screen with one tap; nothing for who may not, or where it is switched off. */
export function FeedbackButton({ label, small = false, at, ...about }: FeedbackButtonProps) {
  const text = useText()
  const give = useFeedback(at)
  if (give === null || about.nummer === '') return null
  return (
    <Button small={small} icon={<IconMessagePlus size={20} />} onClick={() => give(about)}>
      {label ?? text('page./klachten-aanmaken')}
    </Button>
  )
}
