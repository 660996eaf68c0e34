import type { content } from '@portal/contract/content.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getContent, getExtraInfo } from './get-content.ts'
import { getPage, getPages } from './get-page.ts'
import { removePage, savePage } from './save-page.ts'
import { uploadImage } from './upload-image.ts'

export const contentHandlers: Handlers<typeof content> = {
  getContent,
  getPages,
  getPage,
  savePage,
  removePage,
  uploadImage,
  getExtraInfo,
}
