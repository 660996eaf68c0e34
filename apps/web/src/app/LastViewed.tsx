import { item } from '@portal/contract/item.ts'
import { useRouterState } from '@tanstack/react-router'
import { useLastViewed } from '../lib/last-viewed.ts'
import { useSettings } from '../lib/settings.ts'
import { useText } from '../lib/text.ts'
import { useCall } from '../lib/use-call.ts'
import { ScreenLink } from '../shared/frame/ScreenLink.tsx'
import { useScreens } from '../shared/frame/screens.ts'
import { ItemPicture } from '../shared/items/ItemPicture.tsx'
import { useLocation } from '../shared/location/location-store.ts'
import classes from './LastViewed.module.css'

/** Where somebody looks for something; below a search only when that found nothing. */
const shownOn = /^\/(materieel|catalogus|zoeken)(\/|$)/i

const pathOf = (number: string): string => `/details/${encodeURIComponent(number)}`

/**
 * The last ten items somebody looked at (R-SCR-SHELL-06), in the catalogue and where a search found nothing; unless the
 * company switched the list off.
 */
export function LastViewed() {
  const text = useText()
  const numbers = useLastViewed()
  const canOpen = useScreens()
  const location = useLocation()
  const here = useRouterState({ select: (state) => state.location.pathname })
  const isOffered = shownOn.test(here) && canOpen('/details/x')
  const wanted = useSettings().bool('Standaard_LaatstBekeken') && numbers.length > 0 && isOffered
  const { data } = useCall(
    item.getItems,
    { materieelsoorten: [...numbers], materieellocatie: location?.nummer ?? null },
    { enabled: wanted, staleMs: 10 * 60_000, keepLast: true },
  )
  const items = data?.materielen ?? []
  if (!wanted || items.length === 0) return null
  return (
    <section
      className={classes.viewed}
      aria-label={text('lastViewed.title')}
      data-search={/^\/zoeken/i.test(here) || undefined}
    >
      <h2>{text('lastViewed.title')}</h2>
      <ul>
        {items.map((one) => (
          <li key={one.materieelSoort}>
            <ScreenLink to={pathOf(one.materieelSoort)}>
              <ItemPicture item={one} size="fill" />
              <span>{one.omschrijving}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
