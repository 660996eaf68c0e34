import type { Machine } from '@portal/contract/machines.ts'
import {
  IconArrowsExchange,
  IconBuildingWarehouse,
  IconMessageQuestion,
  IconPhone,
  IconTool,
} from '@tabler/icons-react'
import { phoneAddress } from '../../../lib/phone-address.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useText } from '../../../lib/text.ts'
import { useScreens } from '../../../shared/frame/screens.ts'
import { useMayReturn } from '../../../shared/listing/use-may-return.ts'
import { type Location, useLocations } from '../../../shared/location/location-store.ts'
import { useFeedback } from '../../../shared/records/use-feedback.ts'
import { Button, ButtonAnchor } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Layout.tsx'
import { mostReturnable } from '../stock-row.ts'
import { useLeaving } from './use-leaving.ts'

/** What somebody who stands before a machine does: off rent, to another site, report a defect, ask. */
export function MachineActions({ machine }: { readonly machine: Machine }) {
  const { locations } = useLocations()
  const location = locations.find(({ nummer }) => nummer === machine.materieellocatie)
  return (
    <Row gap={3} wrap data-screen-only>
      {location !== undefined && <Leaving machine={machine} location={location} />}
      {location !== undefined && <Reporting machine={machine} location={location} />}
      <Calling />
    </Row>
  )
}

interface AtLocation {
  readonly machine: Machine
  readonly location: Location
}

function Leaving({ machine, location }: AtLocation) {
  const text = useText()
  const canOpen = useScreens()
  const mayReturn = useMayReturn(location)
  const capped = useSettings().bool('Afvoeren_MaximaalVoorraad')
  const { leave, isBusy } = useLeaving(machine, location)
  if (!mayReturn || mostReturnable(machine, capped) === 0) return null
  return (
    <>
      {canOpen('/Afvoeren/gegevens') && (
        <Button
          kind="primary"
          icon={<IconBuildingWarehouse size={20} aria-hidden />}
          busy={isBusy}
          onClick={() => leave('removal')}
        >
          {text('machines.offRent')}
        </Button>
      )}
      {canOpen('/verplaatsen/gegevens') && (
        <Button icon={<IconArrowsExchange size={20} aria-hidden />} busy={isBusy} onClick={() => leave('move')}>
          {text('machines.move')}
        </Button>
      )}
    </>
  )
}

function Reporting({ machine, location }: AtLocation) {
  const text = useText()
  const give = useFeedback(location.nummer)
  if (give === null) return null
  const about = { over: 'stuk', nummer: machine.materieelNummer } as const
  const named = { name: machine.omschrijving, number: machine.materieelNummer }
  return (
    <>
      <Button
        icon={<IconTool size={20} aria-hidden />}
        onClick={() => give({ ...about, aanleiding: 'defect', omschrijving: text('machines.defectWords', named) })}
      >
        {text('machines.defect')}
      </Button>
      <Button
        icon={<IconMessageQuestion size={20} aria-hidden />}
        onClick={() => give({ ...about, omschrijving: text('machines.askWords', named) })}
      >
        {text('machines.ask')}
      </Button>
    </>
  )
}

function Calling() {
  const text = useText()
  const phone = useSettings().string('Contact_Telefoon')
  if (phone === '') return null
  return (
    <ButtonAnchor href={phoneAddress(phone)} icon={<IconPhone size={20} aria-hidden />}>
      {text('machines.call', { phone })}
    </ButtonAnchor>
  )
}
