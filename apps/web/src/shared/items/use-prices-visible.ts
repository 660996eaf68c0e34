import { priceSettingsOf, pricesVisible } from '@portal/domain/prices/price-visibility.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLocation } from '../location/location-store.ts'

/** Whether prices show to this visitor now (R-PRICE-01 to R-PRICE-04); the server leaves them out on the same ground. */
export function usePricesVisible(): boolean {
  const { authenticated, claims } = useSession()
  const locationChosen = useLocation() !== null
  const settings = useSettings()
  const viewer = { loggedIn: authenticated, loginType: claims?.loginType ?? null, locationChosen }
  return pricesVisible(priceSettingsOf(settings), viewer)
}
