// Needs modules of its own: it fails on notifications that other tests leave.
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { closeShown, notificationStore, shownNotification } from '../lib/notifications.ts'
import { QuantityStepper } from './QuantityStepper.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
})
afterEach(() => {
  vi.restoreAllMocks()
  while (shownNotification(notificationStore.get().queue) !== null) closeShown()
})

describe('QuantityStepper', () => {
  function Stepper({
    start,
    told,
    word,
    ...rest
  }: {
    start: number | null
    told: (value: number | null) => void
    multiple?: number
    mayBeEmpty?: boolean
    word?: string
  }) {
    const [value, setValue] = useState(start)
    const change = (next: number | null) => {
      setValue(next)
      told(next)
    }
    return (
      <QuantityStepper
        label="Aantal"
        max={99_999}
        value={value}
        onChange={change}
        {...(word && { start: word })}
        {...rest}
      />
    )
  }

  it('takes a typed number and empties to null', async () => {
    const told = vi.fn()
    show(<Stepper start={null} told={told} />)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, '12{Enter}')
    expect(told).toHaveBeenLastCalledWith(12)
    await userEvent.clear(field)
    await userEvent.tab()
    expect(told).toHaveBeenLastCalledWith(null)
  })

  it('takes what is typed instead of a quantity that arrives under the cursor', async () => {
    const told = vi.fn()
    function Proposing() {
      const [value, setValue] = useState<number | null>(null)
      const change = (next: number | null) => {
        setValue(next)
        told(next)
      }
      return (
        <>
          <QuantityStepper label="Aantal" max={99_999} value={value} onChange={change} />
          <button type="button" onClick={() => setValue(2)}>
            voorstel
          </button>
        </>
      )
    }
    show(<Proposing />)
    await userEvent.click(screen.getByRole('textbox'))
    // It comes by itself, so it takes no focus.
    fireEvent.click(screen.getByText('voorstel'))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2')
    await userEvent.keyboard('3{Enter}')
    expect(told).toHaveBeenLastCalledWith(3)
  })

  it('goes in multiples, up from empty and down to empty', async () => {
    const told = vi.fn()
    show(<Stepper start={null} told={told} multiple={10} />)
    await userEvent.click(screen.getByRole('button', { name: 'Eén meer' }))
    expect(told).toHaveBeenLastCalledWith(10)
    await userEvent.type(screen.getByRole('textbox'), '{Control>}a{/Control}14{Enter}')
    expect(told).toHaveBeenLastCalledWith(20)
    await userEvent.click(screen.getByRole('button', { name: 'Eén minder' }))
    await userEvent.click(screen.getByRole('button', { name: 'Eén minder' }))
    expect(told).toHaveBeenLastCalledWith(null)
  })

  it('is one button with its word until something is chosen; a number can be typed all the same', async () => {
    const told = vi.fn()
    show(<Stepper start={null} told={told} word="Kiezen" multiple={10} />)
    expect(screen.getByText('Kiezen')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Kiezen' }))
    expect(told).toHaveBeenLastCalledWith(10)
    expect(screen.queryByText('Kiezen')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Eén minder' }))
    expect(told).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await userEvent.keyboard('30{Enter}')
    expect(told).toHaveBeenLastCalledWith(30)
  })

  it('is empty after 0 is typed (OP-36, R-CAT-04)', async () => {
    const told = vi.fn()
    show(<Stepper start={5} told={told} />)
    await userEvent.type(screen.getByRole('textbox'), '{Control>}a{/Control}0{Enter}')
    expect(told).toHaveBeenCalledExactlyOnceWith(null)
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
  })

  it('refuses 0 where there is always a quantity, and says the least there is (OP-36)', async () => {
    const told = vi.fn()
    show(<Stepper start={5} told={told} mayBeEmpty={false} />)
    await userEvent.type(screen.getByRole('textbox'), '{Control>}a{/Control}0{Enter}')
    expect(told).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('5')
    expect(shownNotification(notificationStore.get().queue)).toMatchObject({
      message: 'stepper.minimum',
      params: { min: 1 },
      severity: 'warning',
    })
  })
})

describe('QuantityStepper with what is no count', () => {
  function typeInto(typed: string, props: { mayBeEmpty?: boolean; max?: number; multiple?: number } = {}) {
    const told = vi.fn()
    show(<QuantityStepper label="Aantal" max={99_999} value={5} onChange={told} {...props} />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.blur(field)
    return { told, shown: field.value, message: shownNotification(notificationStore.get().queue)?.message }
  }

  it.each(['2,5', '1.5', '1e3', 'abc', '٣'])('never makes a count of %s: the last one stays', (typed) => {
    const { told, shown, message } = typeInto(typed)
    expect(told).not.toHaveBeenCalled()
    expect(shown).toBe('5')
    expect(message).toBe('stepper.whole')
  })

  it('does not turn a negative number over', () => {
    const { told, message } = typeInto('-3')
    expect(told).not.toHaveBeenCalled()
    expect(message).toBe('stepper.minimum')
  })

  it.each([
    ['1.500', 1500],
    [' 4 ', 4],
    ['2,0', 2],
  ])('reads %s as a hand writes it', (typed, count) => {
    const { told, message } = typeInto(typed)
    expect(told).toHaveBeenCalledExactlyOnceWith(count, 5)
    expect(message).toBeUndefined()
  })

  it('says that there is a most, and takes it', () => {
    const { told, message } = typeInto('99999999', { max: 7 })
    expect(told).toHaveBeenCalledExactlyOnceWith(7, 5)
    expect(message).toBe('stepper.maximum')
  })

  it('says that it goes in multiples, and takes the next one', () => {
    const { told, message } = typeInto('12', { multiple: 10 })
    expect(told).toHaveBeenCalledExactlyOnceWith(20, 5)
    expect(message).toBe('stepper.multiple')
  })
})
