import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import classes from './LineRemark.module.css'
import { refuseTooLong } from './refuse-remark.ts'

interface LineRemarkProps {
  /** Of the line, for a screen reader. */
  readonly name: string
  readonly remark: string
  readonly editable: boolean
  /** The most characters it may have. */
  readonly limit: number
  readonly onRemark: (remark: string) => void
}

/** The remark of a line; without one, a button makes room for it. One that is too long says so and waits (R-VAL-10). */
export function LineRemark({ name, remark, editable, limit, onRemark }: LineRemarkProps) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const refusal = refuseTooLong(remark, limit)
  if (!editable) return remark === '' ? null : <span className="note">{remark}</span>
  if (!open && remark === '') {
    return (
      <Button
        kind="quiet"
        small
        icon={<IconMessage aria-hidden />}
        className={classes.addRemark ?? ''}
        onClick={() => setOpen(true)}
      >
        {text('list.addRemark')}
      </Button>
    )
  }
  return (
    <span className={classes.remark}>
      <textarea
        rows={1}
        aria-label={text('list.remarkOf', { name })}
        aria-invalid={refusal !== null}
        placeholder={text('list.remark')}
        // biome-ignore lint/a11y/noAutofocus: the person just asked for this field
        autoFocus={open}
        value={remark}
        onChange={(event) => onRemark(event.currentTarget.value.replaceAll(/\s*\n/g, ' '))}
        onBlur={() => setOpen(false)}
      />
      {refusal !== null && <span role="alert">{text(refusal.code, refusal.params)}</span>}
    </span>
  )
}
