import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { rememberLocation } from '../../shared/location/location-favourites.ts'
import { tellLocations } from '../../shared/location/location-store.ts'
import type { SearchHit } from '../../shared/records/found-hits.ts'
import type { NumberHits } from '../../shared/records/number-hits.ts'
import { Stack } from '../../ui/Layout.tsx'
import classes from './FoundSets.module.css'

/** Where a piece stands is chosen on the way to it. */
function choosePlace({ location }: SearchHit): void {
  if (location === undefined) return
  tellLocations({ type: 'selected', nummer: location })
  rememberLocation(location)
}

/** The pieces, orders and requests that have the number, as the suggestions know them. */
export function FoundRecords({ found }: { readonly found: NumberHits }) {
  const text = useText()
  const groups = [
    { title: text('shell.searchPieces'), hits: found.pieces.hits },
    { title: text('shell.searchOrders'), hits: found.orders.hits },
    { title: text('shell.searchRequests'), hits: found.requests.hits },
  ].filter(({ hits }) => hits.length > 0)
  return groups.map(({ title, hits }) => (
    <Stack as="section" gap={2} key={title} className={classes.found} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.key}>
            <ScreenLink to={hit.to} onClick={() => choosePlace(hit)}>
              {hit.picture !== undefined && (
                <ItemPicture item={{ afbeelding: hit.picture, omschrijving: hit.name }} size="small" />
              )}
              <span>
                <strong>{hit.name}</strong>
                <small>{hit.detail}</small>
              </span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </Stack>
  ))
}
