import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { may } from '@portal/domain/access/may.ts'
import { refuseLeavingAt } from '@portal/domain/locations/location-orderable.ts'
import { useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { useLocations } from '../../shared/location/location-store.ts'
import { useSelectedProject } from '../../shared/location/selected-project.ts'
import { Button } from '../../ui/Button.tsx'
import { RemovalLine } from './RemovalLine.tsx'
import { useRemovalListFields } from './use-fields.ts'
import type { LineRules } from './use-list-edits.ts'

interface RemovalLinesProps {
  readonly lines: readonly RemovalListItem[]
  readonly rules: LineRules
  readonly onEdit: (id: string, edit: Partial<RemovalListItem>, seen?: Partial<RemovalListItem>) => void
  readonly onRemove: (line: RemovalListItem) => void
}

/** More lines than anybody reads at once come on demand, so that the page stays quick. */
const pageLines = 200

/** The lines of the list; in a project each says where it stands and is changed by the role there (R-ROLE-29). */
export function RemovalLines({ lines, rules, onEdit, onRemove }: RemovalLinesProps) {
  const text = useText()
  const fields = useRemovalListFields()
  const canOpen = useScreens()('/details/x')
  const { person } = useSession()
  const { locations } = useLocations()
  const inProject = useSelectedProject() !== null
  const [shown, setShown] = useState(pageLines)
  const places = new Map(locations.map((location) => [location.nummer, location]))
  const isEditable = ({ materieelLocatie }: RemovalListItem) => {
    const place = places.get(materieelLocatie)
    return place !== undefined && refuseLeavingAt(place) === null && may(person, 'removalList.edit', place.rol)
  }
  return (
    <>
      <ul className="card lined" aria-label={text('removalList.lines')}>
        {lines.slice(0, shown).map((line) => (
          <RemovalLine
            key={line.id}
            {...{ line, rules, fields, canOpen }}
            editable={isEditable(line)}
            place={inProject ? (places.get(line.materieelLocatie)?.omschrijving ?? line.materieelLocatie) : null}
            onEdit={(edit, seen) => onEdit(line.id, edit, seen)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
      {shown < lines.length && <Button onClick={() => setShown(shown + pageLines)}>{text('action.showMore')}</Button>}
    </>
  )
}
