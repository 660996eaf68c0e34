import type { EndPlace } from '@portal/domain/moving/move-form.ts'
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
  const { query, target, take } = useTargets({ locationNo, goal }, value.endLocatie)
  return (
    <StateView query={query} skeleton="details">
      {({ items, totaal, uitgesloten, totaalUitgesloten }) => {
        const { endAdrescode, endWerkadres, endAdres, endPostcode, endPlaats } = value
        return (
          <>
            {items.length === 0 ? (
              <Notice kind="warning" title={text('wizard.noTargets')} />
            ) : (
              <TargetChoice
                goal={{ locationNo, goal }}
                items={items}
                total={totaal}
                target={target}
                look={look('endLocatie')}
                onChoose={(chosen) => {
                  if (chosen !== undefined) take(chosen)
                  onChange(chosen === undefined ? emptyEndPlace : startOfTarget(chosen))
                }}
              />
            )}
            <ExcludedTargets excluded={uitgesloten} total={totaalUitgesloten} />
            {target && (
              <>
                <AddressFields
                  value={{
                    code: endAdrescode,
                    werkadres: endWerkadres,
                    adres: endAdres,
                    postcode: endPostcode,
                    plaats: endPlaats,
                  }}
                  onChange={({ code, werkadres, adres, postcode, plaats }) =>
                    onChange({
                      endAdrescode: code,
                      endWerkadres: werkadres,
                      endAdres: adres,
                      endPostcode: postcode,
                      endPlaats: plaats,
                    })
                  }
                  looks={{
                    code: look('endAdrescode'),
                    adres: look('endAdres'),
                    postcode: look('endPostcode'),
                    plaats: look('endPlaats'),
                  }}
                  addresses={target.adressen}
                />
                <ContactFields
                  value={{ contactpersoon: value.endContactpersoon, telefoonnummer: value.endTelefoonnummer }}
                  onChange={({ contactpersoon, telefoonnummer }) =>
                    onChange({
                      ...(contactpersoon !== undefined && { endContactpersoon: contactpersoon }),
                      ...(telefoonnummer !== undefined && { endTelefoonnummer: telefoonnummer }),
                    })
                  }
                  looks={{ contactpersoon: look('endContactpersoon'), telefoonnummer: look('endTelefoonnummer') }}
                />
              </>
            )}
          </>
        )
      }}
    </StateView>
  )
}
