import type { content, PageText } from '@portal/contract/content.ts'
import { type FieldError, PortalError } from '@portal/contract/errors.ts'
import { longestHtml, picturesOf } from '@portal/domain/content/allowed-html.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { useUploads } from '../../platform/uploads/uploads.ts'
import { cleanHtml } from './clean-html.ts'
import {
  deletePage,
  findPage,
  insertPage,
  isUrlTaken,
  listHtml,
  lockPage,
  publishPage,
  setTexts,
  updatePage,
  withdrawPage,
} from './content.store.ts'
import { editedPage } from './edited-page.ts'

type Input = Parameters<UseCase<typeof content.savePage>>[1]

const subjectOf = (guid: string) => `content ${guid}`

/** Who changed it meanwhile is named: two administrators lose nothing. */
async function lockUnchanged(tx: Db, guid: string, versie: number) {
  const found = await lockPage(tx, guid)
  if (found === null) throw new PortalError('error.niet_gevonden')
  if (found.versie !== versie) throw new PortalError('content.gewijzigd', { name: found.gewijzigdDoor })
  return found
}

async function storePage(ctx: Ctx, guid: string, input: Input): Promise<void> {
  const { name, url, plaats, versie } = input
  const saved = { guid, name, url, plaats, by: signedIn(ctx).userName, at: ctx.clock.now() }
  if (input.guid === null) {
    if (await insertPage(ctx.db, saved)) return
    throw url === null ? new PortalError('content.gewijzigd', { name: '' }) : new PortalError('content.url_bezet')
  }
  const { plaats: place } = await lockUnchanged(ctx.db, guid, versie)
  // A page stays a page, and an extra info stays at its place.
  if (place !== plaats) throw new PortalError('verzoek.onjuist', {}, { field: 'plaats' })
  if (url !== null && (await isUrlTaken(ctx.db, url, guid))) throw new PortalError('content.url_bezet')
  await updatePage(ctx.db, saved)
}

/** The last of a language counts, and it is clean before anybody stores it. */
function cleanTexts(texts: readonly PageText[]): readonly PageText[] {
  const byLanguage = new Map(texts.map((text, at) => [text.taal, { ...text, html: cleanAt(text.html, at) }]))
  return [...byLanguage.values()]
}

/** Cleaning closes what was left open and writes signs as words: its result has the same limit of length. */
function cleanAt(sent: string, at: number): string {
  const html = cleanHtml(sent)
  if (html.length <= longestHtml) return html
  const field = `teksten.${at}.html`
  const fault: FieldError = { field, code: 'validatie.max_tekens', params: { amount: longestHtml } }
  throw new PortalError('verzoek.onjuist', {}, { field, fields: [fault] })
}

/** Saves a page or the extra info of a place (R-ROUTE-69, R-SCR-ADMIN-14); publishing is a step of its own. */
export const savePage: UseCase<typeof content.savePage> = async (ctx, input) => {
  if ((input.url === null) === (input.plaats === null)) throw new PortalError('verzoek.onjuist', {}, { field: 'url' })
  const guid = input.guid ?? crypto.randomUUID()
  await storePage(ctx, guid, input)
  await setTexts(ctx.db, guid, cleanTexts(input.teksten))
  if (input.actie === 'publiceren') await publishPage(ctx.db, guid)
  if (input.actie === 'intrekken') await withdrawPage(ctx.db, guid)
  await useUploads(ctx.db, subjectOf(guid), picturesOf((await listHtml(ctx.db, guid)).join(' ')))
  ctx.audit(guid, { name: input.name, url: input.url, plaats: input.plaats, actie: input.actie })
  const stored = await findPage(ctx.db, guid)
  if (stored === null) throw new Error('The page that was saved is gone')
  return editedPage(stored)
}

/** Removes a page in every language; a bar that leads to it shows that there is none. */
export const removePage: UseCase<typeof content.removePage> = async (ctx, { guid, versie }) => {
  await lockUnchanged(ctx.db, guid, versie)
  await deletePage(ctx.db, guid)
  await useUploads(ctx.db, subjectOf(guid), [])
  ctx.audit(guid, {})
  return null
}
