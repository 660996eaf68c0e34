import type { Account } from '@portal/contract/accounts.ts'
import type { Text } from '../../lib/text.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Users.module.css'
import { fullName, rightsOf, stateOf } from './user-view.ts'

/** The columns of the users; the server searches and puts them in order. */
export function userColumns(text: Text): readonly TableColumn<Account>[] {
  return [
    column('naam', text('users.column.name'), {
      value: (row) => fullName(row),
      cell: (row) => (
        <span className={classes.who} translate="no">
          <strong>{fullName(row) || row.gebruikersnaam}</strong>
          <small>{row.gebruikersnaam}</small>
        </span>
      ),
      required: true,
      title: true,
    }),
    field('gebruikersnaam', text('users.column.user'), { hidden: true, inside: 'naam' }),
    field('bedrijfsnaam', text('users.column.company')),
    column('stand', text('users.column.state'), {
      value: (row) => stateOf(row).state,
      words: (row) => text(`users.state.${stateOf(row).state}`),
      cell: (row) => <StatusChip kind={stateOf(row).kind}>{text(`users.state.${stateOf(row).state}`)}</StatusChip>,
      sortable: false,
    }),
    column('rechten', text('users.column.rights'), { value: (row) => rightsOf(row, text), sortable: false }),
    field('laatsteLogin', text('users.column.lastLogin'), { kind: 'moment' }),
    field('mislukteLogins', text('users.column.failures'), { kind: 'number' }),
    field('locaties', text('users.column.locations'), { kind: 'number', sortable: false }),
    column('klanten', text('users.column.customers'), {
      value: (row) => row.klanten.join(', '),
      sortable: false,
      hidden: true,
    }),
    field('email', text('users.column.email'), { sortable: false, hidden: true }),
    field('telefoonnummer', text('users.column.phone'), { sortable: false, hidden: true }),
    field('backofficeNaam', text('users.column.erp'), { sortable: false, hidden: true }),
    field('aangemaakt', text('users.column.made'), { kind: 'moment', hidden: true }),
  ]
}
