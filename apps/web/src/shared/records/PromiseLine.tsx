import type { PromisePoint } from '@portal/contract/values.ts'
import type { OrderKind, Shown } from '@portal/domain/states/enums.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import classes from './PromiseLine.module.css'

interface PromiseLineProps {
  readonly points: readonly PromisePoint[]
  /** Delivered, removed or moved. */
  readonly kind: Shown<OrderKind>
}

const stateWords: Readonly<Record<PromisePoint['staat'], TextKey>> = {
  gedaan: 'requests.step.isDone',
  bezig: 'requests.promise.busy',
  volgt: 'requests.promise.toCome',
  mislukt: 'requests.step.isFailed',
}

/**
 * What was promised and when it was kept, what is still to be done as what is to be done; across on a wide screen, down on
 * a phone.
 */
export function PromiseLine({ points, kind }: PromiseLineProps) {
  const text = useText()
  return (
    <ol className={classes.line} aria-label={text('requests.course')}>
      {points.map((point) => {
        const { belofte, staat } = point
        const label = belofte === 'geleverd' ? (`geleverd.${kind}` as const) : belofte
        return (
          <li key={belofte} data-state={staat} aria-current={staat === 'bezig' ? 'step' : undefined}>
            <span className={classes.mark} aria-hidden>
              {staat === 'gedaan' && <IconCheck size={18} />}
              {staat === 'mislukt' && <IconX size={18} />}
            </span>
            <span className={classes.point}>
              <strong>
                {text(staat === 'gedaan' ? `requests.promise.${label}` : `requests.promise.toDo.${label}`)}
              </strong>
              {/* That something is done shows by its mark and its date. */}
              <span className={staat === 'gedaan' ? 'out-of-sight' : undefined}>{text(stateWords[staat])}</span>
              <PointMoment point={point} />
              <PointNote point={point} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function PointMoment({ point: { belofte, moment } }: { readonly point: PromisePoint }) {
  const text = useText()
  const format = useFormat()
  if (moment === null) return null
  const date = format.moment(moment)
  return <time dateTime={moment}>{belofte === 'gepland' ? text('requests.promise.plannedFor', { date }) : date}</time>
}

function PointNote({ point: { belofte, toelichting } }: { readonly point: PromisePoint }) {
  const text = useText()
  if (toelichting === '') return null
  if (belofte !== 'geleverd') return <span translate="no">{toelichting}</span>
  const [done = '', total = ''] = toelichting.split('/')
  return <span>{text('requests.promise.part', { done, total })}</span>
}
