import { content } from '@portal/contract/content.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { auditOf, takeUpload } from '../../platform/uploads/uploads.ts'

/** A picture for a page. Nothing uses it until a page is saved with it (`saveContent`). */
export const uploadImage: AskFirst<typeof content.uploadImage> = {
  async ask(asking, { bestand }) {
    const taken = await takeUpload(asking, { call: content.uploadImage, sent: bestand, isPublic: true })
    return async (ctx) => {
      ctx.audit(taken.id, auditOf(taken))
      return { adres: `/afbeeldingen/${taken.hash}`, naam: taken.name }
    }
  },
}
