import { describe, expect, it } from 'vitest'
import { doubledNumbers, nextMigrationNumber } from '../migration-numbers.ts'
import { twoStepsFault, versionsOf } from '../two-steps.ts'
import { listProjectFiles, readJson, readText } from './project-files.ts'

/** Applied at customers under these names; both of a pair run in the order of their names. */
const doubledBefore = ['0003', '0006', '0013']

describe('migrations', () => {
  const names = listProjectFiles()
    .filter((path) => /^apps\/server\/src\/platform\/db\/migrations\/[^/]+\.sql$/.test(path))
    .map((path) => path.split('/').at(-1) ?? '')

  it('have a number of their own', () => {
    expect(names.length).toBeGreaterThan(25)
    expect(doubledNumbers(names)).toEqual(doubledBefore)
  })

  it('are missed where one takes the number of another', () => {
    expect(doubledNumbers([...names, '0030_add-planted.sql'])).toEqual([...doubledBefore, '0030'])
  })

  it('are numbered after the highest', () => {
    expect(nextMigrationNumber(['0000_a-b.sql', '0003_c-d.sql', '0003_e-f.sql', 'meta'])).toBe('0004')
    expect(nextMigrationNumber([])).toBe('0000')
  })

  describe('the rule of two steps', () => {
    const folder = 'apps/server/src/platform/db/migrations'
    const versions = versionsOf(readText('CHANGELOG.md'))
    const planted = (sql: string) => twoStepsFault('9000_take-away.sql', sql, ['0.4.0', '0.3.0', '0.2.0'])

    it('is kept by every migration', () => {
      expect(names.map((name) => twoStepsFault(name, readText(`${folder}/${name}`), versions))).toEqual(
        names.map(() => null),
      )
    })

    it.each([
      'ALTER TABLE "mails" DROP COLUMN "page";',
      'drop table mails;',
      'ALTER TABLE mails RENAME COLUMN page TO sheet;',
      'alter table mails rename to letters;',
      'ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE integer;',
      'ALTER TABLE mails ALTER COLUMN page SET NOT NULL;',
      'ALTER TABLE mails ALTER COLUMN page DROP DEFAULT;',
      'ALTER TABLE "mails" ADD COLUMN "sheet" text NOT NULL;',
      'CREATE UNIQUE INDEX "mails_page_key" ON "mails" USING btree ("page");',
      'alter table mails add constraint mails_page check (page is not null);',
      'ALTER TABLE "mails" ADD CONSTRAINT "a" FOREIGN KEY ("page") REFERENCES "public"."pages"("id") ON DELETE cascade;',
      'drop index "mails_id_key";',
      'drop trigger tell_mails on mails;',
      'truncate mails;',
    ])('refuses %s without a word of who used it last', (sql) => {
      expect(planted(sql)).toContain('breaks the version before it')
    })

    it('lets something go that the former version does not use, and nothing that it does', () => {
      const taken = (version: string) => `-- Contract: ${version} was the last version that used it.\ndrop table mails;`
      expect(planted(taken('0.2.0'))).toBeNull()
      expect(planted(taken('0.3.0'))).toContain('0.3.0 is the former one')
    })

    it.each([
      'create table letters (id int); alter table mails add column page text;',
      `ALTER TABLE "mails" ADD COLUMN "sheet" text DEFAULT '' NOT NULL;`,
      'ALTER TABLE "mails" ADD COLUMN "sheet" text; CREATE UNIQUE INDEX "a" ON "mails" USING btree ("sheet");',
      'create table letters (id int not null); alter table letters add constraint a check (id > 0);',
      'drop index "mails_by_page";',
    ])('lets %s be, which rows of the former version keep', (sql) => {
      expect(planted(sql)).toBeNull()
    })
  })

  it('belong to a version that CHANGELOG.md names first', () => {
    const { version } = readJson<{ version: string }>('package.json')
    const lock = readJson<{ version: string }>('package-lock.json')
    expect([versionsOf(readText('CHANGELOG.md'))[0], lock.version]).toEqual([version, version])
  })
})
