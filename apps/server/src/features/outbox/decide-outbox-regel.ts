import { PortalError } from '@portal/contract/errors.ts'
import type { OutboxStatus, outbox } from '@portal/contract/outbox.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { Corrections, OperatorDecision } from '../../platform/back-office/erp-gateway.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { findWrite } from './outbox.store.ts'
import { findNumber, lockNumber } from './outbox-number.store.ts'

/**
 * Carries out a decision on the state that the operator saw; who decided is in the history of the write and in the audit
 * log, which names no contents. The requester is notified of what the decision makes of the request.
 */
async function decide(
  ctx: Ctx,
  seen: { readonly id: string; readonly status: OutboxStatus },
  decision: OperatorDecision,
): Promise<null> {
  const write = await findWrite(ctx.db, seen.id)
  if (write === null) throw new PortalError('error.niet_gevonden')
  const by = signedIn(ctx).userName
  const isDecided = await ctx.erp.decideWrite(ctx, { externalId: seen.id, seen: seen.status, by }, decision)
  if (!isDecided) throw new PortalError('error.tussentijds_gewijzigd')
  const corrected = decision.to === 'pending' ? Object.keys(decision.corrections) : []
  ctx.audit(write.onderwerp || seen.id, { write: seen.id, from: seen.status, to: decision.to, corrected })
  return null
}

export const retryOutboxRegel: UseCase<typeof outbox.retryOutboxRegel> = (ctx, input) =>
  decide(ctx, input, { to: 'pending', corrections: {} })

/**
 * Lets every write of these that is parked still begin anew. One that is not there, or that somebody decided about
 * meanwhile, is left as it is and counted.
 */
export const retryOutboxRegels: UseCase<typeof outbox.retryOutboxRegels> = async (ctx, { ids }) => {
  const by = signedIn(ctx).userName
  // In one order, so that two operators wait for each other and do not lock each other out.
  const asked = [...new Set(ids)].sort()
  const begun: string[] = []
  for (const externalId of asked) {
    const write = { externalId, seen: 'parked', by } as const
    if (await ctx.erp.decideWrite(ctx, write, { to: 'pending', corrections: {} })) begun.push(externalId)
  }
  ctx.audit(String(begun.length), { writes: begun, from: 'parked', to: 'pending' })
  return { gelukt: begun.length, overgeslagen: asked.length - begun.length }
}

export const editOutboxRegel: UseCase<typeof outbox.editOutboxRegel> = (ctx, input) => {
  const { referentie, opmerking, contactpersoon, telefoonnummer } = input
  const corrections: Corrections = {
    ...(referentie === undefined ? {} : { reference: referentie }),
    ...(opmerking === undefined ? {} : { remark: opmerking }),
    ...(contactpersoon === undefined ? {} : { contact: contactpersoon }),
    ...(telefoonnummer === undefined ? {} : { phone: telefoonnummer }),
  }
  if (Object.keys(corrections).length === 0) throw new PortalError('outbox.geen_correctie')
  return decide(ctx, input, { to: 'pending', corrections })
}

export const cancelOutboxRegel: UseCase<typeof outbox.cancelOutboxRegel> = (ctx, input) =>
  decide(ctx, input, { to: 'cancelled', reason: input.reden })

/**
 * A wrong number would show the requester another's request, so it must be one of the back office and of no other request.
 */
export const confirmOutboxRegel: UseCase<typeof outbox.confirmOutboxRegel> = async (ctx, input) => {
  const { id, backofficeNummer: no, ookOnbekend } = input
  await lockNumber(ctx.db, no)
  const { isTaken, isKnown } = await findNumber(ctx.db, { id, no })
  if (isTaken) throw new PortalError('outbox.nummer_bezet', {}, { field: 'backofficeNummer' })
  if (!isKnown && !ookOnbekend) throw new PortalError('outbox.nummer_onbekend', {}, { field: 'backofficeNummer' })
  return decide(ctx, input, { to: 'confirmed', erpNo: no })
}
