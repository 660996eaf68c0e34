/** Asked without a session, which a worker has not; the contract has it as `renewDevice`. */
export const renewPath = '/api/MaterieelMeldingen/VernieuwApparaat'

/** The parts of a browser's event that are used: not every browser gives them. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/**
 * Reports the new subscription to the portal of a browser whose push service gave it another one. Without the former one
 * there is nothing to put it in place of: the next page that is opened finds out.
 */
export async function renewSubscription(
  { pushManager, scope }: Pick<ServiceWorkerRegistration, 'pushManager' | 'scope'>,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  if (!oldSubscription) return
  const { applicationServerKey, userVisibleOnly } = oldSubscription.options
  const next = newSubscription ?? (await pushManager.subscribe({ applicationServerKey, userVisibleOnly }))
  const { endpoint, keys } = next.toJSON()
  await fetch(new URL(renewPath, scope), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth, vorige: oldSubscription.endpoint }),
  })
}
