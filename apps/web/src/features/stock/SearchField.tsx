import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import classes from './Stock.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onSearch: (term: string) => void
  readonly error?: string | null
}

/** A term that the server looks for, sent by Enter or the button. */
export function SearchField({ label, value, onSearch, error = null }: SearchFieldProps) {
  const text = useText()
  const [typed, setTyped] = useState(value)
  return (
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <TextField
        label={label}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        error={error}
        required
        maxLength={50}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" icon={<IconSearch aria-hidden />}>
        {text('nav.search')}
      </Button>
    </form>
  )
}
