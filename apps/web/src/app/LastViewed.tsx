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

const pathOf = (number: string): string => `/details/${encodeURIComponent(number)}`

/**
 * The last ten items somebody looked at (R-SCR-SHELL-06), but for the one on screen; unless the company switched the list
 * off.
 */
export function LastViewed() {
  const text = useText()
  const numbers = useLastViewed()
  const canOpen = useScreens()
  const location = useLocation()
  const wanted = useSettings().bool('Standaard_LaatstBekeken') && numbers.length > 0 && canOpen('/details/x')
  const { data } = useCall(
    item.getItems,
    { materieelsoorten: [...numbers], materieellocatie: location?.nummer ?? null },
    { enabled: wanted, staleMs: 10 * 60_000, keepLast: true },
  )
  const here = useRouterState({ select: (state) => state.location.pathname })
  const items = data?.materielen.filter((one) => pathOf(one.materieelSoort) !== here) ?? []
  if (!wanted || items.length === 0) return null
  return (
    <section className={classes.viewed} aria-label={text('lastViewed.title')}>
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
