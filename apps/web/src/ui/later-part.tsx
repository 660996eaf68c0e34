import { type ComponentType, lazy, useEffect, useRef, useState } from 'react'
import { lookAgain, useOnline } from '../lib/connectivity.ts'
import { notify } from '../lib/notifications.ts'
import { reloadWithNewest } from '../lib/service-worker.ts'
import { useText } from '../lib/text.ts'
import { useLatest } from '../lib/use-latest.ts'
import { Button } from './Button.tsx'
import { Row } from './Layout.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part of a screen whose code comes when the part is shown. Where that code cannot be fetched the part says so in its own
 * place and comes by itself once there is a connection: the screen around it stays, and what was entered there too. One
 * that opens over the screen closes again, with a message.
 */
export function laterPart<Props extends object>(load: Load<Props>) {
  return lazy(async () => ({ default: await load().catch(() => missingPart(load)) }))
}

function missingPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function MissingPart(props) {
    const text = useText()
    const online = useOnline()
    const [Found, setFound] = useState<ComponentType<Props> | null>(null)
    const { onClose }: { readonly onClose?: () => void } = props
    const close = useLatest(onClose)
    const isGivenUp = useRef(false)
    useEffect(() => {
      const giveUp = () => {
        if (isGivenUp.current || close.current === undefined) return
        isGivenUp.current = true
        notify('offline.part', { severity: 'warning' })
        close.current()
      }
      const look = async () => {
        try {
          const part = await load()
          setFound(() => part)
        } catch {
          giveUp()
          await lookAgain()
        }
      }
      if (online) void look()
      else giveUp()
    }, [online, close])
    if (Found !== null) return <Found {...props} />
    if (onClose !== undefined) return null
    return (
      <Row gap={3} align="center" wrap role="status">
        <span className="soft">{text('offline.part')}</span>
        {online && (
          <Button small onClick={() => void reloadWithNewest()}>
            {text('actie.opnieuw_proberen')}
          </Button>
        )}
      </Row>
    )
  }
}
