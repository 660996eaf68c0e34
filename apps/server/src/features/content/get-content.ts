import type { content } from '@portal/contract/content.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { chooseText, newWorkPage } from '@portal/domain/content/content-places.ts'
import { switchesOfRoute } from '@portal/domain/settings/feature-areas.ts'
import type { UseCase } from '../../http/handlers.ts'
import { cleanHtml } from './clean-html.ts'
import { findPublished } from './content.store.ts'

/** A published page for its reader (R-ROUTE-19); news and new work only while their settings are on (OP-07). */
export const getContent: UseCase<typeof content.getContent> = async (ctx, input) => {
  const url = input.name.toLowerCase()
  if (!switchesOfRoute(`/content-page/${url}`).every((name) => ctx.settings.bool(name)))
    throw new PortalError('error.niet_toegankelijk')
  return ctx.answers.get([url, ctx.language], async () => {
    const page = await findPublished(ctx.db, { url })
    const text = page === null ? null : chooseText(page.teksten, ctx.language)
    if (page === null || text === null) throw new PortalError('error.niet_gevonden')
    const { guid } = page
    const { titel, taal } = text
    const mailadres = url === newWorkPage ? ctx.settings.string('Email_NieuwWerk') || null : null
    return { guid, titel, taal, html: cleanHtml(text.html), mailadres }
  })
}

/** What the company says at a place: for visitors, who may not be known yet, and in their language if it can be. */
export const getExtraInfo: UseCase<typeof content.getExtraInfo> = (ctx, { plaats }) =>
  ctx.answers.get([plaats, ctx.language], async () => {
    const page = await findPublished(ctx.db, { place: plaats })
    const text = page === null ? null : chooseText(page.teksten, ctx.language)
    if (text === null) return { html: '', taal: null, ontbreekt: 'alles' as const }
    const ontbreekt = text.taal === ctx.language ? null : ('taal' as const)
    return { html: cleanHtml(text.html), taal: text.taal, ontbreekt }
  })
