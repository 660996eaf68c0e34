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
  const [{ typed, of }, setState] = useState({ typed: value, of: value })
  // Another term from outside, such as the history of the browser, takes the place of what was typed.
  if (of !== value) setState({ typed: value, of: value })
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
        onChange={(event) => setState({ typed: event.currentTarget.value, of })}
      />
      <Button type="submit" icon={<IconSearch aria-hidden />}>
        {text('nav.search')}
      </Button>
    </form>
  )
}
