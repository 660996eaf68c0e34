import { categories } from '@portal/contract/categories.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { auditOf, takeUpload, useUploads } from '../../platform/uploads/uploads.ts'
import { choosePicture } from './categories.store.ts'
import { pictureSubject } from './picture-subject.ts'

/** A picture that stands for a category in the place of its first item's (R-ROLE-18). */
export const updateCategoryImages: AskFirst<typeof categories.updateCategoryImages> = {
  async ask(asking, { categorie, bestand }) {
    const taken = await takeUpload(asking, { call: categories.updateCategoryImages, sent: bestand, isPublic: true })
    return async (ctx) => {
      const by = { code: categorie, by: signedIn(ctx).userName, at: ctx.clock.now() }
      if (!(await choosePicture(ctx.db, by, taken.hash)))
        throw new PortalError('error.niet_gevonden', {}, { field: 'categorie' })
      await useUploads(ctx.db, pictureSubject(categorie), [taken.hash])
      ctx.audit(categorie, auditOf(taken))
      return { afbeelding: `/afbeeldingen/${taken.hash}` }
    }
  },
}
