import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import classes from './Scan.module.css'

/** For a label that cannot be read, and for a scanner that types into the field. The field stays ready for the next. */
export function ManualCode({ onCode }: { readonly onCode: (code: string) => void }) {
  const text = useText()
  const [code, setCode] = useState('')
  return (
    <Stack
      as="form"
      gap={3}
      align="end"
      className={classes.manual}
      onSubmit={(event) => {
        event.preventDefault()
        onCode(code)
        setCode('')
      }}
    >
      <TextField
        label={text('scan.manual')}
        required
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit">{text('action.add')}</Button>
      <p>{text('scan.manualHint')}</p>
    </Stack>
  )
}
