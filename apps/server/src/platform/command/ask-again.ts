import type { PortalError } from '@portal/contract/errors.ts'

/** What was asked before the transaction is too old to refuse by: it is asked again, and what was decided is undone. */
export class AskAgain extends Error {
  readonly refusal: PortalError

  /** @param refusal what the call answers when it goes on like this */
  constructor(refusal: PortalError) {
    super('What was asked is not so any more')
    this.refusal = refusal
  }
}
