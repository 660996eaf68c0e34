import type { DepotAnswer } from '@portal/domain/ordering/start-depot.ts'
import { useText } from '../../lib/text.ts'
import { DepotFields } from '../../shared/requesting/DepotFields.tsx'
import { useDepots } from '../../shared/requesting/depots.ts'
import type { FieldLook } from '../../shared/requesting/wizard-faults.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'

interface RemovalDepotProps {
  readonly value: DepotAnswer
  readonly onChange: (value: DepotAnswer) => void
  readonly looks: Readonly<Record<keyof DepotAnswer, FieldLook>>
}

/** The depot that the things go to. */
export function RemovalDepot(props: RemovalDepotProps) {
  const text = useText()
  const query = useDepots(true)
  return (
    <StateView query={query} skeleton="text">
      {({ items }) =>
        items.length === 0 ? (
          <Notice kind="warning" title={text('removing.noDepots')} />
        ) : (
          <DepotFields {...props} depots={items} />
        )
      }
    </StateView>
  )
}
