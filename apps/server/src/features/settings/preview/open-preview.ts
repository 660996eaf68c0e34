import { PortalError } from '@portal/contract/errors.ts'
import type { settings } from '@portal/contract/settings.ts'
import { isAtLocation, previewedPerson, previewMs } from '@portal/domain/access/preview.ts'
import { findSetting } from '@portal/domain/settings/catalogue.ts'
import { isSecret } from '@portal/domain/settings/setting-changes.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { type Ctx, signedIn } from '../../../platform/context.ts'
import type { SessionUser } from '../../../platform/session-user.ts'
import { openPreviewSession, tellSessionsEnded } from '../../auth/auth.ts'
import { findUserLocation } from '../../locations/locations.store.ts'
import { judgeChanges } from '../change-settings.ts'
import { deletePreviews, insertPreview } from './previews.store.ts'

/** @throws PortalError `error.niet_gevonden` for a location that is not the administrator's */
async function placeOfPreview(ctx: Ctx, admin: SessionUser, locationNo: string | null): Promise<string> {
  const place = locationNo === null ? null : await findUserLocation(ctx.db, admin, locationNo)
  if (place === null) throw new PortalError('error.niet_gevonden', {}, { field: 'materieellocatie' })
  return place.nummer
}

/**
 * Opens the session in which an administrator sees the portal with values that are not saved, as a role at a location.
 * What could not be saved is refused here with the same words. One at a time: the one before ends.
 */
export const openPreview: UseCase<typeof settings.openPreview> = async (ctx, input) => {
  const admin = signedIn(ctx)
  const { items, rol } = input
  await judgeChanges({ tx: ctx.db, preset: ctx.tenant.preset }, items, admin)
  const secret = items.map(({ name }) => findSetting(name)).findIndex((entry) => entry !== undefined && isSecret(entry))
  if (secret >= 0) throw new PortalError('voorbeeld.geheim', {}, { field: `items.${secret}.value` })
  const locationNo = isAtLocation(rol) ? await placeOfPreview(ctx, admin, input.materieellocatie) : null
  const now = ctx.clock.now()
  const former = await deletePreviews(ctx.db, admin.id, now)
  const preview = { id: crypto.randomUUID(), expiresAt: new Date(now.getTime() + previewMs) }
  const changes = Object.fromEntries(items.map(({ name, value }) => [name, value]))
  await insertPreview(ctx.db, { ...preview, userId: admin.id, changes, role: rol, locationNo, language: input.taal })
  const token = await openPreviewSession(ctx, previewedPerson(admin, rol), preview)
  tellSessionsEnded(ctx, former)
  ctx.audit(locationNo ?? '', { role: rol, names: Object.keys(changes), until: preview.expiresAt.toISOString() })
  return { token, tot: preview.expiresAt.toISOString() }
}
