import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Books, openBooks } from '../src/state/books.ts'
import { smallCompany } from './small-company.ts'

/** Books of the small company in a folder of their own. */
export interface TestBooks {
  readonly books: Books
  /** Closes the books and opens them from the disk, as after a restart. */
  reopen(): Books
  close(): void
}

export function openTestBooks(): TestBooks {
  const dataDir = mkdtempSync(join(tmpdir(), 'books-'))
  const open = (): Books => openBooks({ dataDir, scale: 1, seed: 1 }, smallCompany)
  let books = open()
  return {
    get books() {
      return books
    },
    reopen: () => {
      books.close()
      books = open()
      return books
    },
    close: () => {
      books.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
