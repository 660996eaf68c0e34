import type { Account } from '@portal/contract/accounts.ts'
import { UserGroup, UserOrder } from '@portal/contract/users.ts'
import type { Text } from '../../lib/text.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'

/** What somebody looks at, as it stands in the address. */
export interface UserView {
  readonly group: UserGroup
  /** The account that is open. */
  readonly open: string
}

/** The view in the params of the address; what is as from the start is left out. */
export const userForm = {
  read: (params: Readonly<Record<string, unknown>>): UserView => ({
    group: UserGroup.options.find((group) => group === params.groep) ?? 'alle',
    open: typeof params.gebruiker === 'string' ? params.gebruiker : '',
  }),
  write: ({ group, open }: UserView) => ({
    groep: group === 'alle' ? undefined : group,
    gebruiker: open || undefined,
  }),
}

/** The order that the server gives the list in, by the column it was asked for; by name from the start. */
export function orderOf(column: string | undefined): UserOrder {
  return UserOrder.options.find((order) => order === column) ?? 'naam'
}

type State = 'blocked' | 'blockedThere' | 'invited' | 'unknown' | 'active'

const kinds: Readonly<Record<State, ChipKind>> = {
  blocked: 'danger',
  blockedThere: 'danger',
  invited: 'info',
  unknown: 'warning',
  active: 'success',
}

/** How an account stands: what keeps somebody out first. */
export function stateOf(account: Account): { readonly state: State; readonly kind: ChipKind } {
  const rest: State = account.backofficeBekend === false ? 'unknown' : 'active'
  const open: State = account.heeftWachtwoord ? rest : 'invited'
  const state: State = account.geblokkeerd ? 'blocked' : account.geblokkeerdInBackoffice ? 'blockedThere' : open
  return { state, kind: kinds[state] }
}

export function fullName({ voornaam, achternaam }: Pick<Account, 'voornaam' | 'achternaam'>): string {
  return `${voornaam} ${achternaam}`.trim()
}

/** What somebody may do here, in words. */
export function rightsOf({ roles, isAdministrator }: Pick<Account, 'roles' | 'isAdministrator'>, text: Text): string {
  const words = [...roles].sort().map((role) => text(`users.right.${role}`))
  if (isAdministrator) words.push(text('users.right.flag'))
  return words.length === 0 ? text('users.right.none') : words.join(', ')
}
