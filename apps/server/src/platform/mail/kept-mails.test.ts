import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createTestDatabase, dropTestDatabase, testServer } from '../../../test/test-database.ts'
import { connectionTo } from '../db/connect.ts'
import { migrationsFolder } from '../db/migrate.ts'
import { type MailPage, mailText } from './mail-page.ts'

const whole = 'Aanvraag P-1 ontvangen\n\nBeste Eva,\n\nBel\n\n--\nmij\n\nLocatie: 10001\n\n--\nAutomatisch verstuurd.\n'
const short = 'Aanvraag P-2 ontvangen\n\n--\nAutomatisch verstuurd.\n'

it('makes a mail that was kept in its forms a page with the same plain text', async () => {
  const database = await createTestDatabase()
  const client = new Client(connectionTo(testServer(), database))
  await client.connect()
  // As mails were before, beside those of today.
  await client.query(`create schema former; set search_path to former;
    create table mails (id int primary key, subject text, text_body text not null, html_body text not null)`)
  for (const [id, text] of [whole, short, 'Dag'].entries())
    await client.query(`insert into mails values ($1, 'Onderwerp', $2, '')`, [id, text])
  await client.query(await readFile(join(migrationsFolder, '0070_keep-mails-as-pages.sql'), 'utf8'))
  const { rows } = await client.query<{ page: MailPage }>('select page from mails order by id')
  await client.end()
  await dropTestDatabase(database)
  const texts = rows.map(({ page }) => mailText(page))
  expect(texts[0]).toBe(whole)
  // Of the two signs for a footer the last one is it.
  expect(rows[0]?.page.footer).toBe('Automatisch verstuurd.')
  expect(texts[1]?.replaceAll(/\n+/g, '\n')).toBe(short.replaceAll(/\n+/g, '\n'))
  expect(texts[2]).toContain('Dag')
})
