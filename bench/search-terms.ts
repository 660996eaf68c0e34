import type { Pool } from 'pg'

/** Words of names in four languages, each as a word, its beginning or with a typing error: far more than are kept. */
export async function listTerms(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ word: string }>(
    `select distinct lower(word) as word from (
       select regexp_split_to_table(description, '\\s+') as word from erp_items
       union select regexp_split_to_table(text, '\\s+') from erp_translations where subject = 'Soort'
       union select synonym from erp_synonyms) words
     where length(word) >= 5 and word ~ '^[[:alpha:]]+$' order by 1`,
  )
  return rows.flatMap(({ word }, at) => {
    const typo = word.slice(0, 2) + word.slice(3)
    return at % 3 === 0 ? [word] : at % 3 === 1 ? [word.slice(0, 4)] : [typo]
  })
}
