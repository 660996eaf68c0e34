import { IconMessagePlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { useScreens } from '../frame/screens.ts'
import { useMay } from '../location/use-may.ts'

interface FeedbackButtonProps {
  readonly over: 'stuk' | 'order' | 'aanvraag' | 'factuur'
  readonly nummer: string
  /** Words that the form begins with; none when left out. */
  readonly omschrijving?: string
  /** What the button says; that it gives feedback when left out. */
  readonly label?: string
  readonly small?: boolean
}

/** Gives feedback about what is on screen with one tap; nothing for who may not, or where it is switched off. */
export function FeedbackButton({ over, nummer, omschrijving, label, small = false }: FeedbackButtonProps) {
  const text = useText()
  const navigate = useNavigate()
  const isThere = useScreens()('/klachten-aanmaken')
  const mayFile = useMay('complaint.file')
  if (!isThere || !mayFile || nummer === '') return null
  return (
    <Button
      small={small}
      icon={<IconMessagePlus size={20} />}
      onClick={() => void navigate({ to: '/klachten-aanmaken', search: { over, nummer, omschrijving } })}
    >
      {label ?? text('page./klachten-aanmaken')}
    </Button>
  )
}
