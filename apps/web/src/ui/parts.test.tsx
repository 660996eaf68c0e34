// Needs modules of its own: it fails on notifications and preferences that other tests leave.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { closeShown, notificationStore, shownNotification } from '../lib/notifications.ts'
import { preferencesStore } from '../lib/preferences.ts'
import { DataTable } from './DataTable.tsx'
import { DateField } from './DateField.tsx'
import { FilterSidebar } from './filters/FilterSidebar.tsx'
import { PasswordField } from './TextField.tsx'
import { Wizard } from './Wizard.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
})
afterEach(() => {
  vi.restoreAllMocks()
  while (shownNotification(notificationStore.get().queue) !== null) closeShown()
})

describe('DateField', () => {
  it('refuses a blocked day with its reason and offers the first possible one', async () => {
    const told = vi.fn()
    const refuse = (date: string) => (date < '2099-01-10' ? 'Te kort dag' : null)
    function Form() {
      const [value, setValue] = useState<string | null>(null)
      const change = (date: string | null) => {
        told(date)
        setValue(date)
      }
      return <DateField label="Leverdatum" value={value} onChange={change} refuse={refuse} firstPossible="2099-01-10" />
    }
    show(<Form />)
    await userEvent.type(screen.getByRole('textbox'), '5-1-2099{Enter}')
    expect(told).toHaveBeenLastCalledWith('2099-01-05')
    expect(screen.getByRole('textbox')).toHaveProperty('value', '05-01-2099')
    expect(screen.getByRole('textbox')).toHaveProperty('ariaInvalid', 'true')
    expect(screen.getByText('Te kort dag')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Eerste mogelijke datum: za 10-01-2099' }))
    expect(told).toHaveBeenLastCalledWith('2099-01-10')
  })

  it('shows blocked days in the calendar, readable but not to be chosen', async () => {
    const told = vi.fn()
    const refuse = (date: string) => (date === '2099-01-11' ? 'Weekend' : null)
    show(<DateField label="Leverdatum" value="2099-01-09" onChange={told} refuse={refuse} />)
    await userEvent.click(screen.getByRole('button', { name: 'Datum kiezen: Leverdatum' }))
    const blocked = screen.getByRole('button', { name: /zondag 11 januari 2099.*Weekend/ })
    await userEvent.click(blocked)
    expect(told).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(told).toHaveBeenLastCalledWith('2099-01-12')
  })
})

describe('DataTable', () => {
  const rows = Array.from({ length: 120 }, (_, place) => ({ id: `M${place + 1}` }))
  const columns = [{ id: 'id', header: 'Nummer', value: (row: { id: string }) => row.id }]

  const table = (
    <DataTable label="Materieel" columns={columns} rows={rows} rowKey={(row) => row.id} state="own" empty={null} />
  )

  it('shows 50 rows, and 100 after choosing so, for every table (R-CONST-03, R-SCR-SHELL-21)', async () => {
    show(table)
    expect(screen.getAllByRole('row')).toHaveLength(51)
    await userEvent.selectOptions(screen.getByRole('combobox'), '100')
    expect(screen.getAllByRole('row')).toHaveLength(101)
    expect(preferencesStore.get().pageSize).toBe(100)
  })

  it('offers page sizes 50, 100 and 250 (R-CONST-04)', () => {
    show(table)
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['50', '100', '250'])
  })

  it('says that nothing matches and clears the filters', async () => {
    show(table)
    await userEvent.type(screen.getByRole('searchbox'), 'zzz')
    expect(screen.queryAllByRole('row')).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Filters wissen' }))
    expect(screen.getAllByRole('row').length).toBeGreaterThan(50)
  })
})

describe('PasswordField', () => {
  it('names what its button does next, and says the state no second time', async () => {
    show(<PasswordField label="Wachtwoord" />)
    await userEvent.click(screen.getByRole('button', { name: 'Tonen: Wachtwoord' }))
    const hide = screen.getByRole('button', { name: 'Verbergen: Wachtwoord' })
    expect(hide.getAttribute('aria-pressed')).toBeNull()
  })
})

describe('buttons within fields', () => {
  it('are told apart by ear where a form has several', () => {
    show(
      <>
        <PasswordField label="Nieuw wachtwoord" />
        <PasswordField label="Herhaal nieuw wachtwoord" />
        <DateField label="Leverdatum" value={null} onChange={() => {}} />
        <DateField label="Retourdatum" value={null} onChange={() => {}} />
      </>,
    )
    const names = screen.getAllByRole('button').map((button) => button.ariaLabel)
    expect(names).toHaveLength(4)
    expect(new Set(names).size).toBe(4)
  })
})

describe('FilterSidebar', () => {
  it('shows the first options of a collection and the rest after asking (R-SCR-SHELL-03)', async () => {
    const onShown = vi.fn()
    const options = ['Atlas', 'Bosch', 'Hilti', 'Makita', 'Stihl'].map((label) => ({
      key: label,
      label,
      count: 2,
      checked: label === 'Stihl',
    }))
    const nothing = () => {}
    show(
      <FilterSidebar
        resultCount={5}
        filters={[{ kind: 'options', key: 'merk', label: 'Merk', options, shown: 3, atFirst: 3 }]}
        actions={{
          onRange: nothing,
          onValue: nothing,
          onSwitch: nothing,
          onOption: nothing,
          onClear: nothing,
          onShown,
        }}
      />,
    )
    // Three at first, and the chosen one wherever it stands.
    expect(await screen.findAllByRole('checkbox')).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'Alle 5 tonen' }))
    expect(onShown).toHaveBeenCalledWith('merk', true)
  })
})

describe('Wizard', () => {
  it('moves the focus to the error summary, and from an entry to its field', async () => {
    const faults = [{ field: 'contact', label: 'Contactpersoon', message: 'Dit veld is verplicht.' }]
    show(
      <Wizard title="Bestellen" steps={[{ key: 'a', label: 'Gegevens' }]} current="a" faults={faults}>
        <input id="contact" />
      </Wizard>,
    )
    expect(document.activeElement?.textContent).toBe('Controleer deze velden')
    await userEvent.click(screen.getByRole('link', { name: 'Contactpersoon: Dit veld is verplicht.' }))
    expect(document.activeElement?.id).toBe('contact')
  })
})
