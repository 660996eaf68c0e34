import type { categories } from '@portal/contract/categories.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { useUploads } from '../../platform/uploads/uploads.ts'
import { choosePicture } from './categories.store.ts'
import { pictureSubject } from './picture-subject.ts'

/** The category shows the picture of its first item again; without an own picture nothing changes. */
export const removeCategoryImage: UseCase<typeof categories.removeCategoryImage> = async (ctx, { categorie }) => {
  const by = { code: categorie, by: signedIn(ctx).userName, at: ctx.clock.now() }
  if (!(await choosePicture(ctx.db, by, null))) throw new PortalError('error.niet_gevonden', {}, { field: 'categorie' })
  await useUploads(ctx.db, pictureSubject(categorie), [])
  ctx.audit(categorie, { picture: null })
  return null
}
