import type { Account } from '@portal/contract/accounts.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { type TextKey, useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Users.module.css'
import { stateOf } from './user-view.ts'

/** What is known of an account that no form changes. */
export function UserFacts({ account }: { readonly account: Account }) {
  const text = useText()
  const format = useFormat()
  const { laatsteLogin, klanten, locaties, aangemaakt } = account
  const { state, kind } = stateOf(account)
  const facts: readonly (readonly [TextKey, ReactNode])[] = [
    [
      'users.column.state',
      <StatusChip key="state" kind={kind}>
        {text(`users.state.${state}`)}
      </StatusChip>,
    ],
    ['users.column.lastLogin', laatsteLogin === null ? text('users.never') : format.moment(laatsteLogin)],
    ['users.column.customers', klanten.length === 0 ? text('users.none') : klanten.join(', ')],
    ['users.column.locations', format.number(locaties)],
    ['users.column.made', format.moment(aangemaakt)],
  ]
  return (
    <Stack as="dl" gap={2} className={classes.facts} aria-label={text('users.facts')}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{text(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Stack>
  )
}
