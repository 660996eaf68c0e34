import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { rememberLocation } from '../../shared/location/location-favourites.ts'
import { tellLocations } from '../../shared/location/location-store.ts'
import type { SearchHit } from '../../shared/records/found-hits.ts'
import type { RecordGroup } from '../../shared/records/record-hits.ts'
import { Stack } from '../../ui/Layout.tsx'
import classes from './FoundSets.module.css'

/** Where a piece stands is chosen on the way to it. */
function choosePlace({ location }: SearchHit): void {
  if (location === undefined) return
  tellLocations({ type: 'selected', nummer: location })
  rememberLocation(location)
}

/** The records that have the number, by kind, as the suggestions know them. */
export function FoundRecords({ groups }: { readonly groups: readonly RecordGroup[] }) {
  const text = useText()
  const some = groups.filter(({ found }) => found.hits.length > 0)
  return some.map(({ title, found }) => (
    <Stack as="section" gap={2} key={title} className={classes.found} aria-label={text(title)}>
      <h2>{text(title)}</h2>
      <ul>
        {found.hits.map((hit) => (
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
