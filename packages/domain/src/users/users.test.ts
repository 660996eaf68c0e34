import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PortalRole } from '../access/vocabulary.ts'
import { type JudgedAccount, refuseAccountChange, refuseGrant } from './account-changes.ts'
import { type AccountForm, accountFaults, isEmail } from './account-form.ts'

let last = 0
function account(roles: readonly PortalRole[] = [], more: Partial<JudgedAccount> = {}): JudgedAccount {
  last += 1
  return { id: String(last), roles, isAdministrator: false, isBlocked: false, ...more }
}
const chief = account(['SuperAdmin'])
const admin = account(['Admin'])
const plain = account()
const nothing = { roles: [], isAdministrator: false }
const decide = (
  actor: JudgedAccount,
  of: JudgedAccount,
  { otherChiefs = 1, ...change }: Parameters<typeof refuseAccountChange>[1] & { readonly otherChiefs?: number },
) => refuseAccountChange({ actor, account: of, otherChiefs }, change)?.code ?? null

describe('who may change an account', () => {
  it('a chief administrator grants and takes rights, an administrator neither', () => {
    const rights = { roles: ['Admin'] as const, isAdministrator: false }
    expect(decide(chief, plain, { rights })).toBeNull()
    expect(decide(admin, plain, { rights })).toBe('gebruiker.alleen_hoofdbeheerder')
    expect(decide(admin, plain, { rights: { roles: [], isAdministrator: true } })).toBe(
      'gebruiker.alleen_hoofdbeheerder',
    )
    expect(refuseGrant(admin, rights)?.code).toBe('gebruiker.alleen_hoofdbeheerder')
    expect([refuseGrant(chief, rights), refuseGrant(admin, nothing)]).toEqual([null, null])
  })

  it('an administrator manages people, but no other administrator', () => {
    for (const change of [{}, { isBlocked: true }, { isDeleted: true }, { rights: nothing }])
      expect(decide(admin, plain, change)).toBeNull()
    for (const other of [account(['Admin']), chief, account([], { isAdministrator: true })])
      for (const change of [{}, { isBlocked: true }, { isDeleted: true }])
        expect(decide(admin, other, change)).toBe('gebruiker.alleen_hoofdbeheerder')
  })

  it('nobody blocks, deletes or gives rights to themselves; their own name they may change', () => {
    for (const actor of [admin, chief]) {
      expect(decide(actor, actor, {})).toBeNull()
      expect(decide(actor, actor, { rights: actor, isBlocked: false })).toBeNull()
      for (const change of [{ isBlocked: true }, { isDeleted: true }, { rights: nothing }])
        expect(decide(actor, actor, change)).toBe('gebruiker.uzelf')
    }
  })

  it('the last chief administrator who can log in stays', () => {
    const other = account(['SuperAdmin'])
    for (const change of [{ isBlocked: true }, { isDeleted: true }, { rights: nothing }]) {
      expect(decide(chief, other, { ...change, otherChiefs: 0 })).toBe('gebruiker.laatste_hoofdbeheerder')
      expect(decide(chief, other, { ...change, otherChiefs: 1 })).toBeNull()
    }
    expect(decide(chief, account(['SuperAdmin'], { isBlocked: true }), { isDeleted: true, otherChiefs: 0 })).toBeNull()
  })

  it('somebody who is no chief administrator never changes who administers', () => {
    const rightsOf = fc.record({
      roles: fc.subarray<PortalRole>(['Admin', 'SuperAdmin']),
      isAdministrator: fc.boolean(),
    })
    fc.assert(
      fc.property(rightsOf, rightsOf, (had, rights) => {
        if (JSON.stringify(had) === JSON.stringify(rights)) return
        expect(decide(admin, account(had.roles, had), { rights })).toBe('gebruiker.alleen_hoofdbeheerder')
      }),
    )
  })
})

const form: AccountForm = {
  voornaam: 'Eva',
  achternaam: 'de Wit',
  bedrijfsnaam: '',
  email: 'eva@bouw.example',
  telefoonnummer: '',
  gebruikersnaam: 'eva@bouw.example',
}
const faults = (change: Partial<AccountForm>) =>
  accountFaults({ ...form, ...change }).map(({ field, code }) => `${field} ${code}`)

describe('the form of an account', () => {
  it('needs first and last name, e-mail and user name', () => {
    expect(faults({})).toEqual([])
    expect(faults({ voornaam: ' ', achternaam: '', email: '', gebruikersnaam: '' })).toEqual([
      'voornaam validatie.verplicht',
      'achternaam validatie.verplicht',
      'email validatie.verplicht',
      'gebruikersnaam validatie.verplicht',
    ])
  })

  it('takes one mail address and nothing a header or a list could be made of', () => {
    for (const good of ['a@b.nl', 'jan.de-boer+werk@bouw.co.uk', 'x_1@münchen.de']) expect(isEmail(good)).toBe(true)
    for (const bad of [
      'a',
      'a@b',
      'a@b.c',
      'a b@c.nl',
      'a@b.nl,c@d.nl',
      'a@@b.nl',
      '<a@b.nl>',
      'a@b..nl',
      'a@b.nl\r\nBcc:x',
    ])
      expect([bad, isEmail(bad)]).toEqual([bad, false])
  })

  it('takes no user name with a line break, a hidden character or the mark of a deleted account', () => {
    for (const bad of ['jan#1a2b', 'jan\npiet', 'jan\u200b', 'jan\u0000'])
      expect(faults({ gebruikersnaam: bad })).toEqual(['gebruikersnaam gebruiker.naam_ongeldig'])
    expect(faults({ gebruikersnaam: 'Jan de Boer' })).toEqual([])
  })

  it('names what is too long with how long it may be', () => {
    expect(accountFaults({ ...form, voornaam: 'x'.repeat(51) })).toEqual([
      { field: 'voornaam', code: 'validatie.max_tekens', params: { amount: 50 } },
    ])
  })
})
