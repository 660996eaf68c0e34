import { useText } from '../../../lib/text.ts'
import { CheckField } from '../../../ui/ChoiceField.tsx'
import { Row } from '../../../ui/Layout.tsx'
import classes from '../Controls.module.css'
import { optionName } from '../setting-words.ts'
import { ControlGroup } from './ControlGroup.tsx'
import type { ControlProps } from './control-props.ts'

interface OptionsProps extends ControlProps<readonly string[]> {
  readonly options: readonly string[]
}

/** Any of a fixed list of choices. */
export function OptionsControl({ item, label, value, onChange, error, options }: OptionsProps) {
  const text = useText()
  const choose = (option: string, chosen: boolean) =>
    onChange(options.filter((one) => (one === option ? chosen : value.includes(one))))
  return (
    <ControlGroup {...{ item, label, error }}>
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
    </ControlGroup>
  )
}
