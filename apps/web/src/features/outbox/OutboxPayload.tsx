import { useText } from '../../lib/text.ts'
import classes from './Outbox.module.css'

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isFilled = (value: unknown): boolean =>
  value !== null && value !== '' && (!Array.isArray(value) || value.length > 0)

/** A record within the payload by dotted names, and a list of words as one text. */
function flattened(payload: Fields, prefix = ''): readonly (readonly [string, unknown])[] {
  return Object.entries(payload).flatMap(([name, value]) => {
    if (isFields(value)) return flattened(value, `${prefix}${name}.`)
    const isWords = Array.isArray(value) && value.every((one) => typeof one === 'string')
    return [[`${prefix}${name}`, isWords ? value.join(', ') : value] as const]
  })
}

/** What is sent, by the names of the connection: they are what a partner of the back office asks for. */
export function OutboxPayload({ payload }: { readonly payload: Fields }) {
  const text = useText()
  const plain = flattened(payload).filter(([, value]) => !Array.isArray(value) && isFilled(value))
  const lists = Object.values(payload).filter((value) => Array.isArray(value))
  return (
    <section>
      <h3>{text('outbox.payload')}</h3>
      <p className={classes.soft}>{text('outbox.payloadHint')}</p>
      <dl className={classes.payload} translate="no">
        {plain.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{String(value)}</dd>
          </div>
        ))}
      </dl>
      {lists.map((lines) => (
        <Lines key={lines.length} lines={lines.filter(isFields)} />
      ))}
    </section>
  )
}

function Lines({ lines }: { readonly lines: readonly Fields[] }) {
  const names = [...new Set(lines.flatMap((line) => Object.keys(line).filter((name) => isFilled(line[name]))))]
  const text = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
    <section className={classes.lines} aria-label={text('outbox.payload')} tabIndex={0}>
      <table translate="no">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            // Lines of a stored payload never change their places.
            // biome-ignore lint/suspicious/noArrayIndexKey: the reason stands above
            <tr key={place}>
              {names.map((name) => (
                <td key={name}>{isFilled(line[name]) ? String(line[name]) : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
