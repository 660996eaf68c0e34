import type { RequestDetails } from '@portal/contract/requests.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import classes from './Requests.module.css'
import type { CoursePoint } from './request-course.ts'
import { requestCourse } from './request-course.ts'

const stateWords: Readonly<Record<CoursePoint['state'], TextKey>> = {
  done: 'requests.step.isDone',
  now: 'requests.step.isNow',
  todo: 'requests.step.isTodo',
  failed: 'requests.step.isFailed',
}

/** The promises of a request with when each was kept; across on a desk, down on a phone. */
export function RequestCourse({ details }: { readonly details: RequestDetails }) {
  const text = useText()
  const format = useFormat()
  return (
    <ol className={classes.course} aria-label={text('requests.course')}>
      {requestCourse(details).map(({ label, state, moment, note }) => (
        <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={classes.mark} aria-hidden>
            {state === 'done' && <IconCheck size={18} />}
            {state === 'failed' && <IconX size={18} />}
          </span>
          <span className={classes.point}>
            <strong>{text(label)}</strong>
            <span className="out-of-sight">{text(stateWords[state])}</span>
            {note && <span translate="no">{note}</span>}
            {moment !== null && <time dateTime={moment}>{format.moment(moment)}</time>}
          </span>
        </li>
      ))}
    </ol>
  )
}
