import { PortalError } from '@portal/contract/errors.ts'

/** A refusal that keeps what its transaction wrote, e.g. the count of failed logins. */
export class CommittedRefusal extends PortalError {}
