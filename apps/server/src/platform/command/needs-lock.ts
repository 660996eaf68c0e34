/** What a call that writes at once cannot do without a lock: it runs again, in a transaction. */
export class NeedsLock extends Error {
  constructor() {
    super('This can be done in a transaction only')
  }
}
