import { locations } from '@portal/contract/locations.ts'
import type { EndPlace } from '@portal/domain/moving/move-form.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { AddressFields } from './AddressFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { ExcludedTargets } from './ExcludedTargets.tsx'
import { startOfTarget } from './target-place.ts'
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
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const query = useCall(locations.getLocationAddresses, { gebruikerLogin, materieellocatie: locationNo, doel: goal })
  return (
    <StateView query={query} skeleton="details">
      {({ items, uitgesloten }) => {
        const target = items.find(({ nummer }) => nummer === value.endLocatie)
        const { endAdrescode, endWerkadres, endAdres, endPostcode, endPlaats } = value
        return (
          <>
            {items.length === 0 ? (
              <Notice kind="warning" title={text('wizard.noTargets')} />
            ) : (
              <SelectField
                {...look('endLocatie')}
                choices={items.map(({ nummer, omschrijving }) => ({
                  value: nummer,
                  label: `${nummer} ${omschrijving}`,
                }))}
                placeholder={text('wizard.chooseTarget')}
                value={target === undefined ? '' : target.nummer}
                onChange={(event) => onChange(startOfTarget(items, event.currentTarget.value))}
              />
            )}
            <ExcludedTargets excluded={uitgesloten} />
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
