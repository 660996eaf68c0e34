import { IconCalendarPlus, IconCopy } from '@tabler/icons-react'
import { calendarAddress } from '../../../lib/calendar-address.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import classes from './Calendar.module.css'

/** A new address, which is shown this once: for the calendar of this device, or to paste in another. */
export function CalendarAddress({ token }: { readonly token: string }) {
  const text = useText()
  const address = calendarAddress(token)
  return (
    <>
      <TextField
        label={text('calendar.address')}
        required
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row align="center" wrap className={classes.ways}>
        <Button icon={<IconCopy />} onClick={() => copyText(address)}>
          {text('action.copy')}
        </Button>
        <a className={classes.subscribe} href={address.replace(/^https?:/, 'webcal:')}>
          <IconCalendarPlus size={20} aria-hidden />
          {text('calendar.subscribe')}
        </a>
      </Row>
      <Notice kind="info">{text('calendar.once')}</Notice>
    </>
  )
}
