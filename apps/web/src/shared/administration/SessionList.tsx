import type { OpenSession } from '@portal/contract/second-factor.ts'
import { useFormat } from '../../lib/format.ts'
import { type Text, useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'

interface SessionListProps {
  readonly label: string
  readonly rows: readonly OpenSession[]
  /** The one that is being ended. */
  readonly ending: string | null
  readonly onEnd: (id: string) => void
}

/** `Firefox · Linux`, or that the browser does not say. */
export function deviceWords({ browser, systeem }: Pick<OpenSession, 'browser' | 'systeem'>, text: Text): string {
  return [browser, systeem].filter((word) => word !== '').join(' · ') || text('security.unknownDevice')
}

/** Open sessions, each with what distinguishes it, and the button that ends it. */
export function SessionList({ label, rows, ending, onEnd }: SessionListProps) {
  const text = useText()
  const format = useFormat()
  return (
    <ul className="entries lined" aria-label={label}>
      {rows.map((row) => {
        const device = deviceWords(row, text)
        return (
          <li key={row.id}>
            <span className="entry">
              <strong translate="no">{device}</strong>
              <span>{text('security.sessionUsed', { moment: format.moment(row.gebruikt) })}</span>
              <span>{text('security.sessionOpened', { moment: format.moment(row.geopend) })}</span>
              {row.netwerk !== '' && <span>{text('security.network', { network: row.netwerk })}</span>}
            </span>
            {row.hier ? (
              <StatusChip kind="success">{text('security.here')}</StatusChip>
            ) : (
              <Button
                small
                busy={ending === row.id}
                aria-label={text('security.endOf', { device })}
                onClick={() => onEnd(row.id)}
              >
                {text('user.logout')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
