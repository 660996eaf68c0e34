import type { Depot } from '@portal/contract/locations.ts'
import { useText } from '../../lib/text.ts'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import type { OrderFieldsProps } from './field-props.ts'
import { useFieldProps } from './field-props.ts'
import classes from './Ordering.module.css'
import { depotChoice, pickupDepots, useDepots } from './pickup-depots.ts'

/** Where a pickup is picked up. */
export function DepotFields(props: OrderFieldsProps) {
  const text = useText()
  const query = useDepots(true)
  return (
    <StateView query={query} skeleton="text">
      {({ items }) => {
        const open = pickupDepots(items)
        if (open.length === 0) return <Notice kind="warning" title={text('ordering.noDepots')} />
        return <DepotPicker {...props} depots={open} />
      }}
    </StateView>
  )
}

function DepotPicker({ form, change, faults, depots }: OrderFieldsProps & { readonly depots: readonly Depot[] }) {
  const text = useText()
  const field = useFieldProps({ form, faults })
  const number = form.bestemming?.nummer ?? ''
  const depot = depots.find(({ nummer }) => nummer === number)
  const address = depot?.adressen.find(({ code }) => code === form.bestemmingadres)
  return (
    <>
      <SelectField
        {...field('bestemming')}
        choices={depots.map(({ nummer, omschrijving, plaats }) => ({
          value: nummer,
          label: plaats === '' || omschrijving.includes(plaats) ? omschrijving : `${omschrijving}, ${plaats}`,
        }))}
        placeholder={text('ordering.chooseDepot')}
        value={number}
        onChange={(event) => change(depotChoice(depots.find(({ nummer }) => nummer === event.currentTarget.value)))}
      />
      {depot && depot.adressen.length > 1 && (
        <SelectField
          {...field('bestemmingadres')}
          choices={depot.adressen.map(({ code, naam, plaats }) => ({ value: code, label: `${naam}, ${plaats}` }))}
          placeholder={text('ordering.chooseDepotAddress')}
          value={form.bestemmingadres}
          onChange={(event) => change({ bestemmingadres: event.currentTarget.value })}
        />
      )}
      {depot && (
        <address className={classes.address}>
          <span>{(address ?? depot).adres}</span>
          <span>{`${(address ?? depot).postcode} ${(address ?? depot).plaats}`}</span>
          {depot.telefoonnummer && <a href={`tel:${depot.telefoonnummer}`}>{depot.telefoonnummer}</a>}
        </address>
      )}
    </>
  )
}
