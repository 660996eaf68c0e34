import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { IconArrowsExchange, IconBuildingWarehouse, IconTruck } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import classes from '../../shared/listing/ListSide.module.css'
import type { Location } from '../../shared/location/location-store.ts'
import { Button, type ButtonKind } from '../../ui/Button.tsx'

interface RemovalTargetsProps {
  readonly lines: readonly RemovalListItem[]
  readonly location: Location
  /** Something on screen is not saved and will not be by itself. */
  readonly stopped: boolean
  /** Saves what waits, so that the wizard reads what is on screen. */
  readonly beforeLeaving: () => Promise<void>
}

interface Target {
  readonly to: string
  readonly label: TextKey
  readonly kind: ButtonKind
  readonly Icon: typeof IconTruck
}

/** R-SCR-RLIST-02, R-SCR-RLIST-01, and the truck for both. */
const targets: readonly Target[] = [
  { to: '/Afvoeren/gegevens', label: 'removalList.toDepot', kind: 'primary', Icon: IconBuildingWarehouse },
  { to: '/verplaatsen/gegevens', label: 'removalList.toLocation', kind: 'secondary', Icon: IconArrowsExchange },
  { to: '/transport-aanvraag/gegevens', label: 'removalList.askTransport', kind: 'quiet', Icon: IconTruck },
]

/** Where the list goes: back to a depot, on to another location, or first a request for transport. */
export function RemovalTargets({ lines, location, stopped, beforeLeaving }: RemovalTargetsProps) {
  const text = useText()
  const router = useRouter()
  const canOpen = useScreens()
  const [leaving, setLeaving] = useState<string | null>(null)
  const own = lines.filter((line) => line.materieelLocatie === location.nummer)
  const go = async (to: string) => {
    setLeaving(to)
    await beforeLeaving()
    await router.navigate({ href: to })
  }
  return (
    <div className={`${classes.go} ${classes.several}`}>
      {targets
        .filter(({ to }) => canOpen(to))
        .map(({ to, label, kind, Icon }) => (
          <Button
            key={to}
            kind={kind}
            wide
            icon={<Icon aria-hidden />}
            busy={leaving === to}
            disabled={stopped || own.length === 0}
            onClick={() => void go(to)}
          >
            {text(label)}
          </Button>
        ))}
      {own.length < lines.length && (
        <p className={classes.note}>{text('removalList.onlyHere', { name: location.omschrijving })}</p>
      )}
    </div>
  )
}
