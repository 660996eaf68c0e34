import { inspections } from '@portal/contract/inspections.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useCall } from '../../lib/use-call.ts'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { CalendarButton } from '../../shared/records/CalendarButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { InspectionChoices, InspectionTable } from './InspectionTable.tsx'
import { inspectionViewForm } from './inspection-view.ts'

/** The inspections of what stands at the chosen location, and the way to have them in one's own calendar. */
export function InspectionsPage() {
  const text = useText()
  return (
    <AtLocation title={text('page./materieelkeuringen')}>
      {(location) => <InspectionsOf location={location} />}
    </AtLocation>
  )
}

function InspectionsOf({ location }: { readonly location: Location }) {
  const text = useText()
  const narrow = useNarrowScreen()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const [view, changeView] = useAddressState(inspectionViewForm)
  const query = useCall(
    inspections.getInspections,
    { gebruikerLogin, materieellocatie: location.nummer, eerdere: view.earlier },
    { keepLast: true },
  )
  // They stand ready while the inspections come, so that nothing moves when they are there.
  const hasChoices = query.data === undefined ? query.isFetching : query.data.items.length > 0
  return (
    <LocationScreen
      title={text('page./materieelkeuringen')}
      intro={`${location.nummer} · ${location.omschrijving}`}
      actions={
        <>
          <CalendarButton />
          {!narrow && (
            <Button icon={<IconPrinter />} onClick={() => window.print()}>
              {text('action.print')}
            </Button>
          )}
        </>
      }
    >
      {hasChoices && <InspectionChoices view={view} changeView={changeView} />}
      <StateView query={query} skeleton="table" failure="inspections.failed">
        {({ items }) => <InspectionTable items={items} view={view} changeView={changeView} />}
      </StateView>
      <AreaAge of="KeuringenSync" />
    </LocationScreen>
  )
}
