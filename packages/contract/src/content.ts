import { z } from 'zod'
import { command } from './define.ts'
import { pictureKinds, SentFile } from './uploads.ts'

export const content = {
  uploadImage: command('/api/ContentControllers/UploadContentImage', {
    summary: 'A picture for a page; it is kept as long as a page shows it.',
    access: 'content.edit',
    upload: pictureKinds,
    in: z.object({ bestand: SentFile }),
    /** Relative to the portal. */
    out: z.object({ adres: z.string(), naam: z.string() }),
  }),
}
