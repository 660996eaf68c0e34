import type { content } from '@portal/contract/content.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { hasContent } from '@portal/domain/content/content-places.ts'
import type { UseCase } from '../../http/handlers.ts'
import { findPage, listPages } from './content.store.ts'
import { editedPage } from './edited-page.ts'

/** Every page and extra info (R-SCR-ADMIN-13, R-ENT-45). */
export const getPages: UseCase<typeof content.getPages> = async (ctx) => {
  const pages = await listPages(ctx.db)
  return {
    items: pages.map(({ teksten, ...page }) => ({
      ...page,
      talen: teksten.filter(({ html }) => hasContent(html)).map(({ taal }) => taal),
    })),
  }
}

/** A page for its editor (R-ROUTE-68). */
export const getPage: UseCase<typeof content.getPage> = async (ctx, { guid }) => {
  const page = await findPage(ctx.db, guid)
  if (page === null) throw new PortalError('error.niet_gevonden')
  return editedPage(page)
}
