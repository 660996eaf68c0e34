import type { OrderListItem } from '@portal/contract/order-list.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import classes from '../../shared/listing/ListSide.module.css'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Button } from '../../ui/Button.tsx'

interface OrderButtonProps {
  readonly lines: readonly OrderListItem[]
  readonly location: Location
  readonly listId: string
  readonly rejected: boolean
  readonly editable: boolean
  /** Something on screen is not saved and will not be by itself. */
  readonly stopped: boolean
  /** Saves what waits, so that the wizard reads what is on screen. */
  readonly beforeLeaving: () => Promise<void>
}

const wizard = '/bestellen/gegevens'

function labelOf({ location, rejected }: OrderButtonProps): TextKey {
  if (rejected) return 'orderList.resubmit'
  return location.goedkeuringNodig ? 'orderList.submit' : 'orderList.order'
}

/** The way to ordering the list, or to handing it in for approval; absent for who may do neither. */
export function OrderButton(props: OrderButtonProps) {
  const { lines, location, listId, editable, stopped, beforeLeaving } = props
  const text = useText()
  const router = useRouter()
  const canOpen = useScreens()(wizard)
  const maySubmit = useMay('request.submit')
  const [leaving, setLeaving] = useState(false)
  if (!maySubmit || !editable || !canOpen) return null
  const unorderable = lines.some((line) => !line.bestelbaar)
  const go = async () => {
    setLeaving(true)
    await beforeLeaving()
    await router.navigate({ href: `${wizard}?lijst=${encodeURIComponent(listId)}` })
  }
  return (
    <div className={classes.go}>
      <Button
        kind="primary"
        wide
        busy={leaving}
        disabled={unorderable || stopped || !location.bestelbaar}
        onClick={() => void go()}
      >
        {text(labelOf(props))}
      </Button>
      {unorderable && <p className={classes.note}>{text('orderList.removeUnorderable')}</p>}
    </div>
  )
}
