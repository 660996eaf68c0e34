import { useText } from '../../lib/text.ts'
import { DepotFields, type DepotFieldsProps } from '../../shared/requesting/DepotFields.tsx'
import { useDepots } from '../../shared/requesting/depots.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'

/** The depot that the things go to. */
export function RemovalDepot(props: Omit<DepotFieldsProps, 'depots'>) {
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
