import type { PageRow } from '@portal/contract/content.ts'
import type { ContentPlace } from '@portal/domain/content/content-places.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Content.module.css'
import { stateKinds, useOfferedLanguages } from './content-view.ts'
import { editPath, lackingLanguages } from './page-columns.tsx'

interface PlaceListProps {
  readonly places: readonly ContentPlace[]
  readonly pages: readonly PageRow[]
}

/** Every place where the company may say something, with what is missing there. */
export function PlaceList({ places, pages }: PlaceListProps) {
  return (
    <ul className={classes.places}>
      {places.map((place) => (
        <Place key={place} place={place} page={pages.find(({ plaats }) => plaats === place)} />
      ))}
    </ul>
  )
}

function Place({ place, page }: { readonly place: ContentPlace; readonly page: PageRow | undefined }) {
  const text = useText()
  const languages = useOfferedLanguages()
  const lacking = page === undefined ? '' : lackingLanguages(page, languages, text)
  const name = text(`content.place.${place}`)
  return (
    <li>
      {page === undefined ? (
        <Link to="/settings/content-pagina-maken" search={{ plaats: place }}>
          {name}
        </Link>
      ) : (
        <ScreenLink to={editPath(page)}>{name}</ScreenLink>
      )}
      <span>
        {page === undefined ? (
          <StatusChip>{text('content.nothing')}</StatusChip>
        ) : (
          <StatusChip kind={stateKinds[page.staat]}>{text(`content.state.${page.staat}`)}</StatusChip>
        )}
        {lacking !== '' && <small>{text('content.missing', { languages: lacking })}</small>}
      </span>
    </li>
  )
}
