import type { content } from '@portal/contract/content.ts'
import type { Handlers } from '../../http/handlers.ts'
import { uploadImage } from './upload-image.ts'

export const contentHandlers: Handlers<typeof content> = {
  uploadImage,
}
