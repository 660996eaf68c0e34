import { notifications } from '@portal/contract/notifications.ts'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { askAndSubscribe, findSubscription, type Subscribed, unsubscribe } from '../../lib/push-device.ts'
import { untilRead } from '../../lib/read-changed.ts'

/** Not every browser reaches its push service, and some have none although they say so. */
async function trySubscribe(key: string): Promise<Subscribed | null> {
  try {
    return await askAndSubscribe(key)
  } catch {
    notify('notifications.push.failed', { severity: 'danger' })
    return null
  }
}

/** Switches this browser on and off for a person. */
export function useOwnDevice(gebruikerLogin: string) {
  // Undefined until the browser said whether it has a subscription: before that it looks switched off.
  const [endpoint, setEndpoint] = useState<string | null>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isLeft = false
    findSubscription().then(
      (found) => !isLeft && setEndpoint(found?.endpoint ?? null),
      () => !isLeft && setEndpoint(null),
    )
    return () => {
      isLeft = true
    }
  }, [])

  async function change(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notifyError(error)
    }
    await untilRead()
    setBusy(false)
  }

  return {
    endpoint,
    isBusy,
    switchOn: (key: string) =>
      change(async () => {
        const made = await trySubscribe(key)
        if (made === null) return
        await call(notifications.addDevice, { gebruikerLogin, ...made })
        setEndpoint(made.endpoint)
      }),
    switchOff: (apparaatId: string | undefined) =>
      change(async () => {
        // What this browser no longer has cannot show anything, also without a connection.
        await unsubscribe()
        try {
          if (apparaatId !== undefined) await call(notifications.removeDevice, { gebruikerLogin, apparaatId })
        } finally {
          // This asks for the devices of a browser without one, so the portal has to know before.
          setEndpoint(null)
        }
      }),
  }
}
