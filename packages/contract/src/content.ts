import { longestHtml } from '@portal/domain/content/allowed-html.ts'
import { contentPlaces, pageUrlShape } from '@portal/domain/content/content-places.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { pictureKinds, SentFile } from './uploads.ts'
import { Id, Locale } from './values.ts'

const Place = z.enum(contentPlaces)
const PageUrl = z.string().trim().max(60)

/** A page in one language: what it is called there, and its text as HTML, which is cleaned (`allowedTags`). */
const PageText = z.object({ taal: Locale, titel: z.string().trim().max(120), html: z.string().max(longestHtml) })
export type PageText = z.output<typeof PageText>

/** Never shown to visitors, shown as it is, or shown in an older form while it is worked on. */
const PageState = z.enum(['concept', 'gepubliceerd', 'gewijzigd'])
export type PageState = z.output<typeof PageState>

/** A page has name and url (R-ENT-45); an extra info has a place in its stead. */
const PageRow = z.object({
  guid: Id,
  name: z.string(),
  url: z.string().nullable(),
  plaats: Place.nullable(),
  staat: PageState,
  /** Languages in which its last saved text says something. */
  talen: z.array(Locale),
  versie: z.number().int(),
  gewijzigdOp: z.iso.datetime(),
  gewijzigdDoor: z.string(),
})
export type PageRow = z.output<typeof PageRow>

const EditedPage = PageRow.extend({ teksten: z.array(PageText) })
export type EditedPage = z.output<typeof EditedPage>

export const content = {
  getContent: query('/api/ContentControllers/GetContent', {
    summary:
      'A published page by the name in its address, in the language of the reader or else in Dutch (R-ROUTE-19).',
    access: 'session',
    kept: true,
    reads: ['content'],
    in: z.object({ name: PageUrl.min(1) }),
    out: z.object({
      guid: Id,
      titel: z.string(),
      html: z.string(),
      /** The language it is in. */
      taal: Locale,
      /** Where new work is reported, on the page of that name. */
      mailadres: z.string().nullable(),
    }),
    errors: ['error.niet_gevonden', 'error.niet_toegankelijk'],
  }),
  getPages: query('/api/ContentControllers/GetContentPages', {
    summary: 'Every page and extra info with its state and the languages it is in.',
    access: 'content.edit',
    reads: ['content'],
    in: z.object({}),
    out: z.object({ items: z.array(PageRow) }),
  }),
  getPage: query('/api/ContentControllers/GetContentByID', {
    summary: 'A page as it was last saved, in every language, for its editor.',
    access: 'content.edit',
    reads: ['content'],
    in: z.object({ guid: Id }),
    out: EditedPage,
    errors: ['error.niet_gevonden'],
  }),
  savePage: command('/api/ContentControllers/SaveContent', {
    summary: 'Save a page, or the extra info of a place: as a draft, for everybody, or no longer for anybody.',
    access: 'content.edit',
    changes: ['content'],
    in: z.object({
      /** Null for a new one. */
      guid: Id.nullable(),
      /** As it was read; another one meanwhile is a conflict. 0 for a new one. */
      versie: z.number().int().min(0).max(2_147_483_647),
      name: z.string().trim().min(1).max(80),
      /** Of a page; null for an extra info. */
      url: PageUrl.regex(pageUrlShape).nullable(),
      /** Of an extra info; null for a page. */
      plaats: Place.nullable(),
      teksten: z.array(PageText).max(4),
      actie: z.enum(['concept', 'publiceren', 'intrekken']),
    }),
    out: EditedPage,
    errors: ['error.niet_gevonden', 'content.gewijzigd', 'content.url_bezet'],
  }),
  removePage: command('/api/ContentControllers/RemoveContentPage', {
    summary: 'Remove a page or an extra info in every language.',
    access: 'content.edit',
    changes: ['content'],
    in: z.object({ guid: Id, versie: z.number().int().min(1).max(2_147_483_647) }),
    out: z.null(),
    errors: ['error.niet_gevonden', 'content.gewijzigd'],
  }),
  uploadImage: command('/api/ContentControllers/UploadContentImage', {
    perMinute: 240,
    summary: 'A picture for a page; it is kept as long as a page shows it.',
    access: 'content.edit',
    upload: pictureKinds,
    changes: [],
    in: z.object({ bestand: SentFile }),
    /** Relative to the portal. */
    out: z.object({ adres: z.string(), naam: z.string() }),
  }),
  getExtraInfo: query('/api/ExtraInfo/GetExtraInfo', {
    summary:
      'What the company says at a place, in the language of the reader or else in Dutch; empty when it says nothing.',
    access: 'public',
    kept: true,
    reads: ['content'],
    in: z.object({ plaats: Place }),
    out: z.object({
      html: z.string(),
      taal: Locale.nullable(),
      /** What administrators read: there is nothing at all, or not in the language asked for. */
      ontbreekt: z.enum(['alles', 'taal']).nullable(),
    }),
  }),
}
