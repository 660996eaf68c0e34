import type { EndPlace } from '@portal/domain/requests/request-draft.ts'
import { useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { AddressFields } from './AddressFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { ExcludedTargets } from './parts/ExcludedTargets.tsx'
import { TargetChoice } from './parts/TargetChoice.tsx'
import { useTargets } from './parts/use-targets.ts'
import { emptyEndPlace, startOfTarget } from './target-place.ts'
import type { FieldLook } from './wizard-faults.ts'

interface TargetFieldsProps {
  readonly locationNo: string
  readonly goal: 'verplaatsen' | 'transport'
  readonly value: EndPlace
  readonly onChange: (change: Partial<EndPlace>) => void
  readonly look: (field: keyof EndPlace) => FieldLook
}

/** Where goods go to: the locations that can be a target here, why the others cannot, the address and the contact there. */
export function TargetFields({ locationNo, goal, value, onChange, look }: TargetFieldsProps) {
  const text = useText()
  const { query, target, take } = useTargets({ locationNo, goal }, value.toLocation)
  return (
    <StateView query={query} skeleton="details">
      {({ items, totaal, uitgesloten, totaalUitgesloten }) => (
        <>
          {items.length === 0 ? (
            <Notice kind="warning" title={text('wizard.noTargets')} />
          ) : (
            <TargetChoice
              goal={{ locationNo, goal }}
              items={items}
              total={totaal}
              target={target}
              look={look('toLocation')}
              onChoose={(chosen) => {
                if (chosen !== undefined) take(chosen)
                onChange(chosen === undefined ? emptyEndPlace : startOfTarget(chosen))
              }}
            />
          )}
          <ExcludedTargets excluded={uitgesloten} total={totaalUitgesloten} />
          {target && (
            <>
              <AddressFields value={value} onChange={onChange} look={look} addresses={target.adressen} />
              <ContactFields value={value} onChange={onChange} look={look} />
            </>
          )}
        </>
      )}
    </StateView>
  )
}
