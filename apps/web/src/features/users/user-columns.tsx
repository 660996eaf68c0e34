import type { Account } from '@portal/contract/accounts.ts'
import type { Text } from '../../lib/text.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './Users.module.css'
import { fullName, rightsOf, stateOf } from './user-view.ts'

/** The columns of the users; the server searches and puts them in order. */
export function userColumns(text: Text): readonly TableColumn<Account>[] {
  return [
    {
      id: 'naam',
      header: text('users.column.name'),
      value: (row) => fullName(row),
      cell: (row) => (
        <span className={classes.who} translate="no">
          <strong>{fullName(row) || row.gebruikersnaam}</strong>
          <small>{row.gebruikersnaam}</small>
        </span>
      ),
      required: true,
      title: true,
    },
    {
      id: 'gebruikersnaam',
      header: text('users.column.user'),
      value: (row) => row.gebruikersnaam,
      hidden: true,
      inside: 'naam',
    },
    { id: 'bedrijfsnaam', header: text('users.column.company'), value: (row) => row.bedrijfsnaam },
    {
      id: 'stand',
      header: text('users.column.state'),
      value: (row) => stateOf(row).state,
      words: (row) => text(`users.state.${stateOf(row).state}`),
      cell: (row) => <StatusChip kind={stateOf(row).kind}>{text(`users.state.${stateOf(row).state}`)}</StatusChip>,
      sortable: false,
    },
    {
      id: 'rechten',
      header: text('users.column.rights'),
      value: (row) => rightsOf(row, text),
      sortable: false,
    },
    { id: 'laatsteLogin', header: text('users.column.lastLogin'), value: (row) => row.laatsteLogin, kind: 'moment' },
    {
      id: 'mislukteLogins',
      header: text('users.column.failures'),
      value: (row) => row.mislukteLogins,
      kind: 'number',
    },
    {
      id: 'locaties',
      header: text('users.column.locations'),
      value: (row) => row.locaties,
      kind: 'number',
      sortable: false,
    },
    {
      id: 'klanten',
      header: text('users.column.customers'),
      value: (row) => row.klanten.join(', '),
      sortable: false,
      hidden: true,
    },
    { id: 'email', header: text('users.column.email'), value: (row) => row.email, sortable: false, hidden: true },
    {
      id: 'telefoonnummer',
      header: text('users.column.phone'),
      value: (row) => row.telefoonnummer,
      sortable: false,
      hidden: true,
    },
    {
      id: 'backofficeNaam',
      header: text('users.column.erp'),
      value: (row) => row.backofficeNaam,
      sortable: false,
      hidden: true,
    },
    {
      id: 'aangemaakt',
      header: text('users.column.made'),
      value: (row) => row.aangemaakt,
      kind: 'moment',
      hidden: true,
    },
  ]
}
