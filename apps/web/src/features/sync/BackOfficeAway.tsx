import { serviceCheck } from '@portal/contract/service-check.ts'
import { tasks } from '@portal/contract/tasks.ts'
import { type ExchangeStop, exchangeStop, type TableStanding } from '@portal/domain/sync/failure.ts'
import type { CronJobState } from '@portal/domain/tasks/cron-job.ts'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { notifyError } from '../../lib/notifications.ts'
import { untilRead } from '../../lib/read-changed.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useMay } from '../../shared/location/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Sync.module.css'

/** That nothing can be read of the back office: why, since when, and what to do; nothing while all is well. */
export function BackOfficeAway({ tables }: { readonly tables: readonly TableStanding[] }) {
  const stop = exchangeStop(tables)
  return stop !== null && <Away stop={stop} />
}

function Away({ stop: { cause, since } }: { readonly stop: ExchangeStop }) {
  const text = useText()
  const format = useFormat()
  return (
    <Notice kind="danger" title={text(`failure.${cause}`)} action={<TryNow />}>
      <p>
        {since === null ? text('sync.awayNever') : text('sync.awaySince', { time: format.moment(since) })}{' '}
        {text(`failureDo.${cause}`)}
      </p>
      <ScreenLink to="/settings/api-info/ws-testen" className={classes.toCheck}>
        {text('page./settings/api-info/ws-testen')}
      </ScreenLink>
    </Notice>
  )
}

/** A run that was broken off failed too, without a word about it. */
const unwell: readonly CronJobState[] = ['Failed', 'Scheduled']

/** Starts every task that repeats by itself and did not do its work, which waits longer after each failure. */
async function startWhatFailed(): Promise<void> {
  const { recurringJobs } = await call(tasks.getCronJobInfo, {})
  const failed = recurringJobs.filter(({ everySeconds, status }) => everySeconds !== null && unwell.includes(status))
  await Promise.all(failed.map(({ id }) => call(tasks.triggerCronJob, { id })))
}

/** For who has just mended it: the check asks at once, whatever pause there is, and the tasks read what was missed. */
function TryNow() {
  const text = useText()
  const mayStart = useMay('sync.start')
  const [busy, setBusy] = useState(false)
  const tryNow = async () => {
    setBusy(true)
    try {
      await call(serviceCheck.testWebServices, {})
      if (mayStart) await startWhatFailed()
    } catch (error) {
      notifyError(error)
    }
    await untilRead()
    setBusy(false)
  }
  return (
    <Button icon={<IconRefresh size={18} />} busy={busy} onClick={() => void tryNow()}>
      {text('sync.tryNow')}
    </Button>
  )
}
