import { IconExternalLink } from '@tabler/icons-react'
import { baseAddress } from '../../../lib/base-address.ts'
import { useText } from '../../../lib/text.ts'
import classes from '../Controls.module.css'
import { ControlError } from './ControlError.tsx'
import type { ControlProps } from './control-props.ts'

/** A file that everybody may see: which one stands there now. */
export function FileControl({ item, label, value, error }: ControlProps<string | null>) {
  const text = useText()
  const id = `field-${item.name}`
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes.options}
      aria-describedby={error === null ? undefined : `${id}-error`}
    >
      <legend>{label}</legend>
      {value === null ? (
        <span className={classes.none}>{text('settings.file.none')}</span>
      ) : (
        <a className={classes.file} href={`${baseAddress()}/bestanden/${value}`} target="_blank" rel="noreferrer">
          {text('settings.file.open')}
          <IconExternalLink size={18} aria-hidden />
        </a>
      )}
      <ControlError id={id} error={error} />
    </fieldset>
  )
}
