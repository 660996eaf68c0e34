import { contentPlaces } from '@portal/domain/content/content-places.ts'
import { useSearch } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { emptyForm } from './content-view.ts'
import { PageEditor } from './PageEditor.tsx'

/** A new page (R-ROUTE-69), or the first extra info of a place that the address names. */
export function NewContentPage() {
  const text = useText()
  const search = useSearch({ from: '/settings/content-pagina-maken' })
  const plaats = contentPlaces.find((place) => place === search.plaats) ?? null
  const url = search.url ?? ''
  const title = plaats === null ? text('page.settings/content-pagina-maken') : text(`content.place.${plaats}`)
  return (
    <SettingsFrame title={title}>
      <PageEditor
        key={`${plaats} ${url}`}
        subject={{ guid: null, versie: 0, plaats, staat: null }}
        start={emptyForm(plaats === null ? '' : title, url)}
      />
    </SettingsFrame>
  )
}
