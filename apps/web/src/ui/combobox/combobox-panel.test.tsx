import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ComboboxOption } from './ComboboxPanel.tsx'
import { ComboboxPanel } from './ComboboxPanel.tsx'

const option = (key: string, name: string, detail = ''): ComboboxOption => ({ key, name, detail, sign: null })
const tools = [option('1', 'Trilplaat', '121001'), option('2', 'Trilnaald', '121002'), option('3', 'Stamper')]
const places = [option('4', 'Trillingen', 'Utrecht')]

const chosen = vi.fn()
const closed = vi.fn()

interface SampleProps {
  readonly isSettled?: boolean
  readonly none?: boolean
}

function Sample({ isSettled = true, none = false }: SampleProps) {
  const [typed, setTyped] = useState('')
  const groups = [
    { title: 'Artikelen', options: tools },
    { title: 'Locaties', options: places },
  ]
  return (
    <ComboboxPanel
      title="Zoeken"
      label="Zoek op naam"
      placeholder="Naam"
      typed={typed}
      onType={setTyped}
      groups={none ? [] : groups}
      term={typed}
      isSettled={isSettled}
      onChoose={({ key }) => chosen(key)}
      onClose={closed}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Zoek op naam' })
const marked = () => screen.getAllByRole('option', { selected: true }).map((one) => one.textContent)
const keys = (typed: string) => userEvent.type(field(), typed)

beforeEach(() => {
  chosen.mockClear()
  closed.mockClear()
})

describe('a combobox in a panel', () => {
  it('has the focus, names its list, and points at the first option', () => {
    render(<Sample />)
    expect(document.activeElement).toBe(field())
    const list = screen.getByRole('listbox', { name: 'Zoeken' })
    expect(field().getAttribute('aria-controls')).toBe(list.id)
    expect(field().getAttribute('aria-expanded')).toBe('true')
    const [first] = screen.getAllByRole('option')
    expect(field().getAttribute('aria-activedescendant')).toBe(first?.id)
    expect(marked()).toEqual(['Trilplaat121001'])
    expect(screen.getByRole('group', { name: 'Locaties' }).textContent).toContain('Trillingen')
  })

  it('says that there is nothing to choose, and then chooses nothing', async () => {
    render(<Sample none />)
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
    await keys('{ArrowDown}{ArrowUp}{Enter}')
    expect(chosen).not.toHaveBeenCalled()
  })

  it('is walked by the arrows over its groups, and stops at both ends', async () => {
    render(<Sample />)
    await keys('{ArrowUp}')
    expect(marked()).toEqual(['Trilplaat121001'])
    await keys('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(marked()).toEqual(['TrillingenUtrecht'])
    expect(document.activeElement).toBe(field())
    await keys('{ArrowUp}{Enter}')
    expect(chosen.mock.calls).toEqual([['3']])
  })

  it.each([
    ['Home', 0],
    ['End', 4],
  ])('%s moves the cursor in the text, and the first option counts again', async (key, cursor) => {
    render(<Sample />)
    await userEvent.type(field(), 'tril')
    await userEvent.type(field(), `{ArrowDown}{${key}}`, { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(field().selectionStart).toBe(cursor)
    expect(marked()).toEqual(['Trilplaat121001'])
  })

  it('begins at the first option again with every letter', async () => {
    render(<Sample />)
    await keys('{ArrowDown}{ArrowDown}t')
    expect(marked()).toEqual(['Trilplaat121001'])
  })

  it('shows what was typed in bold, in the name and below it', async () => {
    render(<Sample />)
    await keys('1210')
    const bold = [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
    expect(bold).toEqual(['1210', '1210'])
  })

  it('keeps an Enter until the options belong to what is typed, and forgets it when more is typed', async () => {
    const { rerender } = render(<Sample isSettled={false} />)
    await keys('st{Enter}')
    expect(chosen).not.toHaveBeenCalled()
    rerender(<Sample isSettled />)
    await vi.waitFor(() => expect(chosen.mock.calls).toEqual([['1']]))
    rerender(<Sample isSettled={false} />)
    await keys('{Enter}a')
    rerender(<Sample isSettled />)
    await keys('{ArrowDown}')
    expect(chosen).toHaveBeenCalledTimes(1)
  })

  it('leaves Enter to a sign that is being composed', () => {
    render(<Sample />)
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(chosen).not.toHaveBeenCalled()
  })

  it('takes a tap on an option, also on a word in it, and keeps the focus in the field', async () => {
    render(<Sample />)
    await userEvent.click(screen.getByText('Utrecht'))
    expect(chosen.mock.calls).toEqual([['4']])
    expect(document.activeElement).toBe(field())
  })

  it('is left by Tab without choosing, and closed by Escape', async () => {
    render(<Sample />)
    await keys('{ArrowDown}')
    await userEvent.tab()
    expect(document.activeElement).not.toBe(field())
    expect(chosen).not.toHaveBeenCalled()
    // Escape is the cancel of the browser's own dialog.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(closed).toHaveBeenCalledTimes(1)
    expect(chosen).not.toHaveBeenCalled()
  })
})
