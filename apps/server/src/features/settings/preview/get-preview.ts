import type { settings } from '@portal/contract/settings.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { findRecordLocation } from '../../locations/locations.store.ts'
import { findPreviewOfSession } from './previews.store.ts'

/** What the session shows that asks; another administrator's preview is in no answer. */
export const getPreview: UseCase<typeof settings.getPreview> = async (ctx) => {
  const found = ctx.sessionId === null ? null : await findPreviewOfSession(ctx.db, ctx.sessionId)
  if (found === null) return { voorbeeld: null }
  const place = found.locationNo === null ? null : await findRecordLocation(ctx.db, found.locationNo)
  return {
    voorbeeld: {
      rol: found.role,
      locatie: place === null ? null : { nummer: place.nummer, omschrijving: place.omschrijving },
      taal: found.language,
      aantal: Object.keys(found.changes).length,
      tot: found.expiresAt.toISOString(),
    },
  }
}
