import type { SetDetails, SetLine } from '@portal/contract/sets.ts'
import { quantityBounds } from '@portal/domain/constants.ts'
import { includedQuantity } from '@portal/domain/order-list/children.ts'
import { refuseAddSets } from '@portal/domain/order-list/validate-add.ts'
import { useId } from 'react'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { AddButton } from '../../shared/items/AddButton.tsx'
import { AddTargetMenu } from '../../shared/items/AddTargetMenu.tsx'
import { UndoAdded } from '../../shared/items/UndoAdded.tsx'
import { useTargetLists } from '../../shared/items/use-target-lists.ts'
import { ListTotals } from '../../shared/listing/ListTotals.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import classes from './Sets.module.css'
import { useAddSets } from './use-add-sets.ts'

interface AddSetProps {
  readonly set: SetDetails
  readonly aantal: number | null
  /** The lines that come. */
  readonly lines: readonly SetLine[]
  readonly canAdd: boolean
  readonly onAantal: (aantal: number | null) => void
}

/** How many sets, what that comes to, and the button that puts them on the list, which on a phone stays in view. */
export function AddSet({ set, aantal, lines, canAdd, onAantal }: AddSetProps) {
  const text = useText()
  const field = useId()
  const { target } = useTargetLists()
  const { add, busy, answer } = useAddSets()
  const isNarrow = useNarrowScreen()
  const refusal = refuseAddSets([{ setNummer: set.setNummer, aantal }])
  const counted = lines.map((line) => ({ ...line, aantal: includedQuantity(aantal ?? 0, line.aantalPerSet) }))
  const isReady = () => {
    if (refusal !== null) {
      notify(refusal.code, { params: refusal.params, severity: 'danger' })
      document.getElementById(field)?.focus()
    }
    return refusal === null
  }
  const wanted = { set, aantal, lines }
  return (
    <Stack as="section" gap={3} card={4} className={classes.add} aria-label={text('sets.order')}>
      <ListTotals lines={counted} />
      {canAdd && (
        <div className={classes.addBar}>
          <Row gap={3} className={classes.addRow}>
            <QuantityStepper
              id={field}
              value={aantal}
              max={quantityBounds.max}
              label={text('sets.quantityOf', { name: set.omschrijving })}
              onChange={(next) => {
                answer.settle()
                onAantal(next)
              }}
            />
            <AddButton
              kind="primary"
              wide
              answer={answer}
              said={text('sets.onList', { count: answer.added?.amount ?? 0 })}
              label={text('action.add')}
              busy={busy}
              onAdd={() => {
                if (isReady()) void add(wanted, target)
              }}
            />
          </Row>
          <Row align="center" wrap className={classes.addNotes}>
            <UndoAdded answer={answer} />
            <AddTargetMenu
              align={isNarrow ? 'end' : 'start'}
              compact={isNarrow}
              mayAskName={isReady}
              onNewList={(list) => add(wanted, list)}
            />
          </Row>
        </div>
      )}
    </Stack>
  )
}
