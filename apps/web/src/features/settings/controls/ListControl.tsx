import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Row } from '../../../ui/Layout.tsx'
import { SortableRows } from '../../../ui/SortableRows.tsx'
import classes from '../Controls.module.css'
import { ControlGroup } from './ControlGroup.tsx'
import type { ControlProps } from './control-props.ts'
import { movedTo } from './moved-to.ts'

interface ListProps extends ControlProps<readonly string[]> {
  readonly maxLength: number | undefined
}

interface Line {
  readonly key: string
  readonly words: string
}

let made = 0
const lineOf = (words: string): Line => {
  made += 1
  return { key: `line-${made}`, words }
}
const wordsOf = (lines: readonly Line[]) => lines.map(({ words }) => words)
const isSame = (lines: readonly Line[], value: readonly string[]) =>
  lines.length === value.length && lines.every(({ words }, place) => words === value[place])

/** A list of own words in an order of its own; a line keeps its place in the screen while it is typed in. */
export function ListControl({ item, label, value, onChange, error, maxLength = 250 }: ListProps) {
  const text = useText()
  const [kept, setKept] = useState(() => value.map(lineOf))
  // The value can also come from elsewhere: the default, or what somebody else stored.
  const lines = isSame(kept, value) ? kept : value.map(lineOf)
  if (lines !== kept) setKept(lines)
  const change = (next: readonly Line[]) => {
    setKept([...next])
    onChange(wordsOf(next))
  }
  const type = (key: string, words: string) => change(lines.map((line) => (line.key === key ? { key, words } : line)))
  return (
    <ControlGroup {...{ item, label, error }}>
      {lines.length > 0 && (
        <SortableRows
          label={label}
          disabled={!item.editable}
          onMove={(from, to) => change(movedTo(lines, from, to))}
          rows={lines.map((line, place) => ({
            key: line.key,
            name: line.words === '' ? text('settings.list.line', { place: place + 1 }) : line.words,
            content: (
              <Row gap={1} align="center" className={classes.line}>
                <input
                  aria-label={text('settings.list.line', { place: place + 1 })}
                  translate="no"
                  maxLength={maxLength}
                  disabled={!item.editable}
                  value={line.words}
                  onChange={(event) => type(line.key, event.currentTarget.value)}
                />
                <IconButton
                  label={text('settings.list.remove', { name: line.words })}
                  icon={<IconTrash size={20} />}
                  disabled={!item.editable}
                  onClick={() => change(lines.filter(({ key }) => key !== line.key))}
                />
              </Row>
            ),
          }))}
        />
      )}
      {item.editable && (
        <div>
          <Button small icon={<IconPlus size={16} />} onClick={() => change([...lines, lineOf('')])}>
            {text('settings.list.add')}
          </Button>
        </div>
      )}
    </ControlGroup>
  )
}
