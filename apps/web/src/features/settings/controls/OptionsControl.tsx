import { useText } from '../../../lib/text.ts'
import { CheckField } from '../../../ui/ChoiceField.tsx'
import { Row, Stack } from '../../../ui/Layout.tsx'
import classes from '../Controls.module.css'
import { optionName } from '../setting-words.ts'
import { ControlError } from './ControlError.tsx'
import type { ControlProps } from './control-props.ts'

interface OptionsProps extends ControlProps<readonly string[]> {
  readonly options: readonly string[]
}

/** Any of a fixed list of choices. */
export function OptionsControl({ item, label, value, onChange, error, options }: OptionsProps) {
  const text = useText()
  const id = `field-${item.name}`
  const choose = (option: string, chosen: boolean) =>
    onChange(options.filter((one) => (one === option ? chosen : value.includes(one))))
  return (
    <Stack
      as="fieldset"
      gap={2}
      id={id}
      tabIndex={-1}
      className={classes.options}
      aria-describedby={error === null ? undefined : `${id}-error`}
    >
      <legend>{label}</legend>
      <Row wrap className={classes.checks}>
        {options.map((option) => (
          <CheckField
            key={option}
            label={optionName(item.name, option, text)}
            checked={value.includes(option)}
            disabled={!item.editable}
            onChange={(chosen) => choose(option, chosen)}
          />
        ))}
      </Row>
      <ControlError id={id} error={error} />
    </Stack>
  )
}
