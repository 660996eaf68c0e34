import { useText } from '../../../lib/text.ts'
import { LocationScreen } from '../../../shared/location/LocationScreen.tsx'
import { MakeLocation } from '../NewLocationPage.tsx'
import { BookingFields } from './BookingFields.tsx'

/** Makes a location in the back office and in MetaCom, as one order (R-ROUTE-25, decision: variants). */
export function BookLocationPage() {
  const text = useText()
  return (
    <LocationScreen narrow title={text('page./locatie-aanmaken')} intro={text('metacom.intro')}>
      <MakeLocation Booking={BookingFields} />
    </LocationScreen>
  )
}
