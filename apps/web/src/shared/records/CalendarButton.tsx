import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { CalendarDialog } from './parts/CalendarDialog.tsx'

/** The way to have everything of one's locations in one's own calendar. */
export function CalendarButton() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<IconCalendar />} onClick={() => setOpen(true)}>
        {text('calendar.title')}
      </Button>
      {isOpen && <CalendarDialog onClose={() => setOpen(false)} />}
    </>
  )
}
