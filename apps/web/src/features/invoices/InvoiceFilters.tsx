import { invoiceKinds } from '@portal/domain/states/enums.ts'
import { IconX } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckField, SelectField } from '../../ui/ChoiceField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FoldedFilters } from '../../ui/filters/FoldedFilters.tsx'
import { Stack } from '../../ui/Layout.tsx'
import classes from './Invoices.module.css'
import { chosenStates, type InvoicesView, narrowedBy } from './invoices-view.ts'

interface InvoiceFiltersProps {
  readonly view: InvoicesView
  readonly onChange: (change: Partial<InvoicesView>) => void
}

/** Payment, kind and days; numbers are searched in the table. */
export function InvoiceFilters({ view, onChange }: InvoiceFiltersProps) {
  const text = useText()
  const states = chosenStates.map((value) => ({ value, label: text(`invoices.state.${value}`) }))
  const kinds = invoiceKinds.map((value) => ({ value, label: text(`enum.InvoiceKind.${value}`) }))
  return (
    <FoldedFilters on={narrowedBy(view)} always>
      <Stack gap={3} align="start" className={classes.filters}>
        <SelectField
          label={text('invoices.state')}
          required
          placeholder={text('invoices.allStates')}
          choices={states}
          value={view.state}
          onChange={({ currentTarget: { value } }) =>
            onChange({ state: chosenStates.find((one) => one === value) ?? '' })
          }
        />
        <SelectField
          label={text('invoices.kind')}
          required
          placeholder={text('invoices.allKinds')}
          choices={kinds}
          value={view.kind}
          onChange={({ currentTarget: { value } }) =>
            onChange({ kind: invoiceKinds.find((one) => one === value) ?? '' })
          }
        />
        <DateField label={text('invoices.from')} required value={view.from} onChange={(from) => onChange({ from })} />
        <DateField
          label={text('invoices.until')}
          required
          value={view.until}
          onChange={(until) => onChange({ until })}
        />
        <CheckField
          label={text('invoices.onlyTooLong')}
          hint={text('invoices.onlyTooLongHint')}
          checked={view.onlyTooLong}
          onChange={(onlyTooLong) => onChange({ onlyTooLong })}
        />
        {view.regards !== '' && (
          <Button kind="quiet" icon={<IconX />} onClick={() => onChange({ regards: '' })}>
            {text('invoices.regardsFilter', { name: view.regards })}
          </Button>
        )}
      </Stack>
    </FoldedFilters>
  )
}
