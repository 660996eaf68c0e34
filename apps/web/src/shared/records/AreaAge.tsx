import { getDataAges, type RepeatedJob } from '@portal/contract/tasks.ts'
import { useSession } from '../../lib/session.ts'
import { nowMs } from '../../lib/today.ts'
import { useCall } from '../../lib/use-call.ts'
import { DataAge } from '../../ui/DataAge.tsx'

const readEveryMs = 60_000

/**
 * How old the data of a screen are, in a quiet line; amber once runs of the task that brings them were missed. Nothing
 * for visitors.
 */
export function AreaAge({ of }: { readonly of: RepeatedJob }) {
  const { authenticated } = useSession()
  const { data } = useCall(getDataAges, {}, { enabled: authenticated, everyMs: readEveryMs })
  const age = data?.items.find(({ id }) => id === of)
  if (age === undefined || age.updated === null) return null
  return <DataAge at={age.updated} stale={nowMs() - Date.parse(age.updated) > age.staleAfterSeconds * 1000} />
}
