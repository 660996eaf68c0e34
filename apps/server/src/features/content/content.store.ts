import type { EditedPage, PageRow, PageText } from '@portal/contract/content.ts'
import type { ContentPlace } from '@portal/domain/content/content-places.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

const fields = sql`
  p.id as guid, p.name, p.url, p.place as plaats, p.version as versie, p.changed_by as "gewijzigdDoor",
  to_char(p.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "gewijzigdOp",
  case when not p.is_published then 'concept'
    when exists (select from content_texts t where t.page_id = p.id
      and (t.html <> t.published_html or t.title <> t.published_title)) then 'gewijzigd'
    else 'gepubliceerd' end as staat`

const texts = sql`
  coalesce((select json_agg(json_build_object('taal', t.locale, 'titel', t.title, 'html', t.html) order by t.locale)
    from content_texts t where t.page_id = p.id), '[]') as teksten`

type StoredPage = Omit<EditedPage, 'talen'>

/** Every page as it was last saved, those with an address first. */
export function listPages(db: Db): Promise<readonly StoredPage[]> {
  return ask<StoredPage>(
    db,
    sql`select ${fields}, ${texts} from content_pages p order by p.place nulls first, lower(p.name), p.id`,
  )
}

export async function findPage(db: Db, guid: string): Promise<StoredPage | null> {
  const [row] = await ask<StoredPage>(db, sql`select ${fields}, ${texts} from content_pages p where p.id = ${guid}`)
  return row ?? null
}

interface PublishedPage {
  readonly guid: string
  readonly teksten: readonly PageText[]
}

/** What everybody reads under an address or at a place; null when nothing was published there. */
export async function findPublished(
  db: Db,
  where: { readonly url: string } | { readonly place: ContentPlace },
): Promise<PublishedPage | null> {
  const is = 'url' in where ? sql`p.url = ${where.url}` : sql`p.place = ${where.place}`
  const [row] = await ask<{ guid: string; teksten: PageText[] }>(
    db,
    sql`
    select p.id as guid, coalesce((
      select json_agg(json_build_object('taal', t.locale, 'titel', t.published_title, 'html', t.published_html))
      from content_texts t where t.page_id = p.id), '[]') as teksten
    from content_pages p where ${is} and p.is_published`,
  )
  return row ?? null
}

interface SavedPage {
  readonly guid: string
  readonly name: string
  readonly url: string | null
  readonly plaats: ContentPlace | null
  readonly by: string
  readonly at: Date
}

/** False when its address or place is taken. */
export async function insertPage(tx: Db, { guid, name, url, plaats, by, at }: SavedPage): Promise<boolean> {
  const rows = await ask<{ id: string }>(
    tx,
    sql`
    insert into content_pages (id, name, url, place, changed_by, changed_at)
    values (${guid}, ${name}, ${url}, ${plaats}, ${by}, ${at}) on conflict do nothing returning id`,
  )
  return rows.length > 0
}

/** Whether another page has the address. */
export async function isUrlTaken(tx: Db, url: string, guid: string): Promise<boolean> {
  const rows = await ask<{ id: string }>(tx, sql`select id from content_pages where url = ${url} and id <> ${guid}`)
  return rows.length > 0
}

/** Who has a page locks it until the end of the transaction; gives its version, who changed it and when. */
export async function lockPage(
  tx: Db,
  guid: string,
): Promise<Pick<PageRow, 'versie' | 'gewijzigdDoor' | 'plaats'> | null> {
  const [row] = await ask<Pick<PageRow, 'versie' | 'gewijzigdDoor' | 'plaats'>>(
    tx,
    sql`
    select version as versie, changed_by as "gewijzigdDoor", place as plaats from content_pages
    where id = ${guid} for update`,
  )
  return row ?? null
}

export async function updatePage(tx: Db, { guid, name, url, by, at }: SavedPage): Promise<void> {
  await ask(
    tx,
    sql`
    update content_pages set name = ${name}, url = ${url}, version = version + 1, changed_by = ${by}, changed_at = ${at}
    where id = ${guid}`,
  )
}

/** Makes these the texts of a page; a language that is not among them is gone. */
export async function setTexts(tx: Db, guid: string, saved: readonly PageText[]): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(saved)}::json) as s (taal text, titel text, html text)`
  await ask(
    tx,
    sql`
    insert into content_texts (page_id, locale, title, html) select ${guid}, taal, titel, html from ${rows}
    on conflict (page_id, locale) do update set title = excluded.title, html = excluded.html`,
  )
  // A language that is taken away stays published until the page is published again.
  await ask(
    tx,
    sql`
    update content_texts set title = '', html = ''
    where page_id = ${guid} and not exists (select from ${rows} where s.taal = locale)`,
  )
}

export async function publishPage(tx: Db, guid: string): Promise<void> {
  await ask(
    tx,
    sql`
    update content_texts set published_title = title, published_html = html where page_id = ${guid}`,
  )
  await ask(tx, sql`update content_pages set is_published = true where id = ${guid}`)
}

export async function withdrawPage(tx: Db, guid: string): Promise<void> {
  await ask(
    tx,
    sql`
    update content_texts set published_title = '', published_html = '' where page_id = ${guid}`,
  )
  await ask(tx, sql`update content_pages set is_published = false where id = ${guid}`)
}

export async function deletePage(tx: Db, guid: string): Promise<void> {
  await ask(tx, sql`delete from content_pages where id = ${guid}`)
}

/** All HTML of a page, saved and published. */
export async function listHtml(tx: Db, guid: string): Promise<readonly string[]> {
  const rows = await ask<{ html: string }>(
    tx,
    sql`select html || ' ' || published_html as html from content_texts where page_id = ${guid}`,
  )
  return rows.map(({ html }) => html)
}
