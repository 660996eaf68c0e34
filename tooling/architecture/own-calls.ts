const watching = 'an operator must see and decide what becomes of a write that the back office did not take'

/** Calls that the specification does not have, each with why the portal needs it. */
export const ownCalls: Readonly<Record<string, string>> = {
  '/api/Outbox/GetOutbox': watching,
  '/api/Outbox/GetOutboxRegel': watching,
  '/api/Outbox/RetryOutboxRegel': watching,
  '/api/Outbox/EditOutboxRegel': watching,
  '/api/Outbox/CancelOutboxRegel': watching,
  '/api/Outbox/ConfirmOutboxRegel': watching,
}
