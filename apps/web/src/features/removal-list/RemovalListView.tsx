import { refuseLeavingAt } from '@portal/domain/locations/location-orderable.ts'
import { useText } from '../../lib/text.ts'
import { ConflictNotice } from '../../shared/listing/ConflictNotice.tsx'
import classes from '../../shared/listing/ListLines.module.css'
import side from '../../shared/listing/ListSide.module.css'
import { ListTotals } from '../../shared/listing/ListTotals.tsx'
import { RemovedLinesBar } from '../../shared/listing/RemovedLinesBar.tsx'
import { SaveState } from '../../shared/listing/SaveState.tsx'
import { flushWrites } from '../../shared/listing/write-queue.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { EmptyRemovalList } from './EmptyRemovalList.tsx'
import { ListActions } from './ListActions.tsx'
import { RemovalLines } from './RemovalLines.tsx'
import { RemovalTargets } from './RemovalTargets.tsx'
import { useRemovalListFields } from './use-fields.ts'
import { type RemovalListAnswer, useLineRules, useListEdits } from './use-list-edits.ts'
import { useListRemoval } from './use-list-removal.ts'

interface RemovalListViewProps {
  readonly answer: RemovalListAnswer
  readonly location: Location
}

/** The lines with their totals, and the ways to a depot, another location or a transport (R-SCR-RLIST-01 to R-SCR-RLIST-03). */
export function RemovalListView({ answer, location }: RemovalListViewProps) {
  const text = useText()
  const mayEdit = useMay('removalList.edit')
  const rules = useLineRules()
  const edits = useListEdits(answer, rules)
  const removal = useListRemoval(edits.forget)
  const refusal = refuseLeavingAt(location)
  const editable = mayEdit && refusal === null
  const lines = removal.left(edits.lines)
  // The setting has no columns of prices: what may be shown of them shows.
  const summed = new Set([...useRemovalListFields(), 'huurPrijs'])
  const stopped = edits.conflict || !lines.every(rules.fits)
  return (
    <>
      {refusal !== null && <Notice kind="danger">{text(refusal)}</Notice>}
      {!mayEdit && <Notice kind="info">{text('locations.readOnly')}</Notice>}
      {edits.conflict && (
        <ConflictNotice
          mine={edits.mine.map(({ line, edit, gone }) => ({
            id: line.id,
            count: line.retourAantal,
            name: line.omschrijving,
            remark: edit.opmerking ?? '',
            gone,
          }))}
          onReload={(keep) => void edits.reload(keep)}
        />
      )}
      {lines.length === 0 ? (
        <EmptyRemovalList />
      ) : (
        <Stack gap={5} align="start" className="beside">
          <Stack gap={2} className={classes.main}>
            <ListActions lines={lines} onClear={editable ? () => removal.clear(lines) : null} />
            <RemovalLines {...{ lines, rules }} onEdit={edits.change} onRemove={removal.remove} />
          </Stack>
          <Stack as="aside" gap={3} card={4} className={side.side} aria-label={text('removalList.summary')}>
            <ListTotals
              lines={lines.map((line) => ({ ...line, aantal: line.retourAantal, verkoopPrijs: 0 }))}
              fields={summed}
            />
            {editable && <RemovalTargets {...{ lines, location, stopped }} beforeLeaving={flushWrites} />}
            <SaveState
              unsaved={edits.unsaved}
              everSaved={edits.everSaved}
              stopped={stopped}
              saved="afvoerlijst.opgeslagen"
            />
          </Stack>
        </Stack>
      )}
      <RemovedLinesBar removal={removal} />
    </>
  )
}
