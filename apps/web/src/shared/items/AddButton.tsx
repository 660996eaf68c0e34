import { IconCheck, IconPlaylistAdd } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { Button, type ButtonKind } from '../../ui/Button.tsx'
import type { AddedAnswer } from './use-added.ts'

interface AddButtonProps {
  readonly answer: AddedAnswer
  /** What it says when something was added: "1 stuk op de lijst". A tap then leads to the list. */
  readonly said: string
  readonly label: string
  readonly busy: boolean
  readonly onAdd: () => void
  readonly kind?: ButtonKind
  readonly wide?: boolean
}

/** Adds to the order list, and then says so itself for as long as that can be undone. */
export function AddButton({ answer, said, label, busy, onAdd, kind = 'secondary', wide = false }: AddButtonProps) {
  const text = useText()
  const router = useRouter()
  const open = text('catalogue.openList')
  if (answer.added === null) {
    return (
      <Button {...{ kind, wide, busy }} icon={<IconPlaylistAdd aria-hidden />} onClick={onAdd}>
        {label}
      </Button>
    )
  }
  return (
    <Button
      wide={wide}
      icon={<IconCheck aria-hidden />}
      aria-label={said === open ? said : `${said}: ${open}`}
      onClick={() => void router.navigate({ to: '/bestellijst' })}
    >
      {said}
    </Button>
  )
}
