import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

const tabs = ['open', 'besloten', 'alle'].map((key) => ({ key, label: key }))

function Choice() {
  const [current, setCurrent] = useState('open')
  return (
    <Tabs label="Lijsten" tabs={tabs} current={current} onChange={setCurrent}>
      {current}
    </Tabs>
  )
}

it('tabs are walked through by arrow keys, from the last on to the first and back', () => {
  render(<Choice />)
  const press = (key: string) => {
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key })
    const chosen = screen.getByRole('tab', { selected: true })
    expect(document.activeElement).toBe(chosen)
    return chosen.textContent
  }
  expect(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'].map(press)).toEqual([
    'besloten',
    'alle',
    'open',
    'alle',
    'besloten',
  ])
})
