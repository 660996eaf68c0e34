import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Wizard } from '../../ui/Wizard.tsx'

const steps = [
  { key: 'gegevens', label: 'Gegevens' },
  { key: 'afronden', label: 'Afronden' },
]

export function WizardSamples() {
  const text = useText()
  const [tried, setTried] = useState(false)
  const faults = tried ? [{ field: 'sample', label: 'Contactpersoon', message: text('validatie.verplicht') }] : []
  return (
    <Wizard
      title="Bestellen"
      steps={steps}
      current="afronden"
      faults={faults}
      summary={<strong>12 stuks, 1.234,5 kg</strong>}
      secondary={<Button>{text('wizard.back')}</Button>}
      primary={{ label: text('wizard.finish'), onChoose: () => setTried(true) }}
    >
      <TextField id="sample" label="Contactpersoon" required error={faults[0]?.message} />
    </Wizard>
  )
}
