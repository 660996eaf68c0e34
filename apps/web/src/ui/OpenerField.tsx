import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import classes from './OpenerField.module.css'

interface OpenerFieldProps extends FieldProps {
  /** What was chosen; null while nothing is. */
  readonly chosen: string | null
  /** The words while nothing is chosen. */
  readonly placeholder: string
  /** What opens to choose in. */
  readonly children: (close: () => void) => ReactNode
}

/** A field whose answer is chosen in a window of its own. */
export function OpenerField({ chosen, placeholder, children, ...field }: OpenerFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = chosen ?? placeholder
  return (
    <>
      <Field {...field}>
        {({ id, className, 'aria-describedby': describedBy }) => (
          <button
            type="button"
            id={id}
            className={`${className} ${classes.opener}`}
            aria-describedby={describedBy}
            aria-label={`${field.label}: ${shown}`}
            aria-haspopup="dialog"
            data-none={chosen === null || undefined}
            onClick={() => setOpen(true)}
          >
            <span>{shown}</span>
            <IconSearch size={20} aria-hidden />
          </button>
        )}
      </Field>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
