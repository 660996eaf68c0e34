import { useEffect, useState } from 'react'
import { useOnline } from '../../lib/connectivity.ts'
import { retryStore } from '../../lib/queue/send-queue.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { nowMs } from '../../lib/today.ts'

const secondMs = 1000

/** When what waits is tried again, while the portal is there and takes nothing. */
export function NextTry() {
  const at = useStore(retryStore)
  const isOnline = useOnline()
  return at !== null && isOnline ? <SecondsLeft key={at} at={at} /> : null
}

function SecondsLeft({ at }: { readonly at: number }) {
  const text = useText()
  const [now, setNow] = useState(nowMs)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), secondMs)
    return () => clearInterval(timer)
  }, [])
  return <p className="soft">{text('queue.nextTry', { count: Math.max(1, Math.ceil((at - now) / secondMs)) })}</p>
}
