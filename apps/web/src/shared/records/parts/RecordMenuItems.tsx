import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { IconCalendarPlus, IconDots, IconLink, IconPhone, IconPrinter, IconShare2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { notifyError } from '../../../lib/notifications.ts'
import { phoneAddress } from '../../../lib/phone-address.ts'
import { saveBlob } from '../../../lib/save-blob.ts'
import { useSettings } from '../../../lib/settings.ts'
import type { TextKey } from '../../../lib/text.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { MenuItem } from '../../../ui/MenuItem.tsx'
import { Popup } from '../../../ui/Popup.tsx'

/** Something that can be done with this record only. */
interface RecordAction {
  readonly label: TextKey
  readonly icon: ReactNode
  readonly run: () => void
}

export interface RecordMenuProps {
  /** What it is called by. */
  readonly name: string
  readonly number: string
  /** The day it is for; null while there is none. */
  readonly day: CalendarDate | null
  readonly place: string
  /** Above what can be done with every record. */
  readonly actions?: readonly RecordAction[]
}

/** One whole day, as every calendar program reads it. */
async function saveForCalendar({ name, number, day, place }: RecordMenuProps): Promise<void> {
  const { default: ical } = await import('ical-generator')
  const calendar = ical({ prodId: { company: 'Materieel Portaal', product: 'Portaal' } })
  calendar.createEvent({
    id: `${number}@${window.location.hostname}`,
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    summary: name,
    location: place,
    description: number,
    url: window.location.href,
  })
  saveBlob(new Blob([calendar.toString()], { type: 'text/calendar;charset=utf-8' }), `${number}.ics`)
}

export function RecordMenuItems(props: RecordMenuProps) {
  const text = useText()
  const phone = useSettings().string('Contact_Telefoon')
  const { name, number, day, actions = [] } = props
  const share = () => {
    const shared = navigator.share({ title: `${name} · ${number}`, url: window.location.href })
    // Somebody who closes the choice shares nothing, and knows it.
    shared.catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) notifyError(error)
    })
  }
  const canShare = typeof navigator.share === 'function'
  return (
    <Popup
      label={text('recordMenu.more')}
      align="start"
      button={(button) => (
        <Button {...button} icon={<IconDots size={20} aria-hidden />}>
          {text('recordMenu.more')}
        </Button>
      )}
    >
      {(close) => {
        const then = (work: () => void) => () => {
          close()
          work()
        }
        return (
          <>
            {actions.map(({ label, icon, run }) => (
              <MenuItem key={label} icon={icon} onChoose={then(run)}>
                {text(label)}
              </MenuItem>
            ))}
            {day !== null && (
              <MenuItem
                icon={<IconCalendarPlus size={20} />}
                onChoose={then(() => void saveForCalendar(props).catch(notifyError))}
              >
                {text('recordMenu.calendar')}
              </MenuItem>
            )}
            {canShare ? (
              <MenuItem icon={<IconShare2 size={20} />} onChoose={then(share)}>
                {text('recordMenu.share')}
              </MenuItem>
            ) : (
              <MenuItem icon={<IconLink size={20} />} onChoose={then(() => copyText(window.location.href))}>
                {text('recordMenu.copy')}
              </MenuItem>
            )}
            <MenuItem icon={<IconPrinter size={20} />} onChoose={then(() => window.print())}>
              {text('recordMenu.print')}
            </MenuItem>
            {phone !== '' && (
              <MenuItem
                icon={<IconPhone size={20} />}
                hint={phone}
                onChoose={then(() => window.location.assign(phoneAddress(phone)))}
              >
                {text('recordMenu.call')}
              </MenuItem>
            )}
          </>
        )
      }}
    </Popup>
  )
}
