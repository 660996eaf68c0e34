import { agenda } from '@portal/contract/agenda.ts'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmOnce } from '../../../ui/ConfirmOnce.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import { CalendarAddress } from './CalendarAddress.tsx'
import { CalendarStanding } from './CalendarStanding.tsx'

/** What comes, goes and is inspected in one's own calendar: make the address, open or copy it once, end it. */
export function CalendarDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const [asksToStop, setAsksToStop] = useState(false)
  const feed = useCall(agenda.getCalendarFeed, { gebruikerLogin })
  const made = useCommand(agenda.createCalendarFeed)
  const forget = () => {
    made.reset()
    setAsksToStop(false)
  }
  const ended = useCommand(agenda.deleteCalendarFeed, { onDone: forget })
  const active = made.data !== undefined || (feed.data?.aangemaaktOp ?? null) !== null
  if (asksToStop) {
    return (
      <ConfirmOnce
        open
        title={text('calendar.stop')}
        action={text('calendar.stop')}
        busy={ended.isPending}
        onConfirm={() => ended.mutate({ gebruikerLogin })}
        onCancel={() => setAsksToStop(false)}
      >
        {text('calendar.stopAsk')}
      </ConfirmOnce>
    )
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={text('calendar.title')}
      footer={
        feed.data !== undefined && (
          <>
            {active && (
              <Button kind="danger" onClick={() => setAsksToStop(true)}>
                {text('calendar.stop')}
              </Button>
            )}
            {made.data === undefined && (
              <Button kind="primary" busy={made.isPending} onClick={() => made.mutate({ gebruikerLogin })}>
                {text(active ? 'calendar.again' : 'calendar.start')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={4}>
        <p>{text('calendar.intro')}</p>
        <StateView query={feed} skeleton="text">
          {(standing) =>
            made.data === undefined ? (
              <CalendarStanding standing={standing} />
            ) : (
              <CalendarAddress token={made.data.token} />
            )
          }
        </StateView>
      </Stack>
    </Modal>
  )
}
