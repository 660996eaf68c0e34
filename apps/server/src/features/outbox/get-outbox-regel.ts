import { PortalError } from '@portal/contract/errors.ts'
import type { OutboxDetails, outbox } from '@portal/contract/outbox.ts'
import { openStates } from '../../erp/outbox-states.ts'
import { maskPayload, shownCorrections } from '../../erp/shown-writes.ts'
import type { UseCase } from '../../http/handlers.ts'
import { maskWays } from '../../platform/log/mask-people.ts'
import { findWrite, listAttempts, listEarlierWrites, type StoredWrite } from './outbox.store.ts'

function correctableOf({ soort, payload }: StoredWrite): OutboxDetails['corrigeerbaar'] {
  const { reference, remark, contact, phone } = shownCorrections(soort, payload)
  return {
    ...(reference === undefined ? {} : { referentie: reference }),
    ...(remark === undefined ? {} : { opmerking: remark }),
    ...(contact === undefined ? {} : { contactpersoon: contact }),
    ...(phone === undefined ? {} : { telefoonnummer: phone }),
  }
}

/** One write with its payload, people masked, with what holds it back and with every try and decision. */
export const getOutboxRegel: UseCase<typeof outbox.getOutboxRegel> = async (ctx, input) => {
  const write = await findWrite(ctx.db, input.id)
  if (write === null) throw new PortalError('error.niet_gevonden')
  const isOpen = openStates.some((state) => state === write.status)
  const [attempts, earlier] = await Promise.all([
    listAttempts(ctx.db, write.rowId),
    isOpen ? listEarlierWrites(ctx.db, write) : [],
  ])
  return {
    ...write,
    melding: maskWays(write.melding),
    inhoud: maskPayload(write.soort, write.payload),
    corrigeerbaar: correctableOf(write),
    wachtOp: earlier,
    historie: attempts.map((attempt) => ({ ...attempt, melding: maskWays(attempt.melding) })),
  }
}
