import { IconTool } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ComboboxPanel } from '../../ui/combobox/ComboboxPanel.tsx'

const sign = <IconTool aria-hidden />
const tools = ['Hoogwerker', 'Rolsteiger', 'Trilplaat', 'Aggregaat', 'Bouwlift', 'Minigraver', 'Stamper', 'Heftruck']
const options = tools.map((name, place) => ({ key: name, name, detail: `M${1000 + place}`, sign }))

export function ComboboxSamples() {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const found = options.filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(typed.toLowerCase()))
  return (
    <>
      <Button onClick={() => setOpen(true)}>Zoek materieel: {chosen === '' ? 'geen gekozen' : chosen}</Button>
      {open && (
        <ComboboxPanel
          title="Materieel"
          label="Zoek op nummer of naam"
          placeholder="Zoek op nummer of naam"
          typed={typed}
          onType={setTyped}
          groups={[{ title: 'Materieelsoorten', options: found }]}
          term={typed}
          isSettled
          onChoose={({ name }) => {
            setChosen(name)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        >
          {found.length === 0 && <p role="status">Niets gevonden.</p>}
        </ComboboxPanel>
      )}
    </>
  )
}
