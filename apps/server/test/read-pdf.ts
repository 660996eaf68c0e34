import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function withFile<T>(content: string, work: (pdf: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  try {
    const pdf = join(folder, 'document.pdf')
    writeFileSync(pdf, Buffer.from(content, 'base64'))
    return work(pdf, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The words of each page of a pdf in base64, by a program that is not ours: poppler's `pdftotext`. */
export function wordsOfPages(content: string): readonly string[] {
  return withFile(content, (pdf) =>
    execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1),
  )
}

/** The codes on each page, drawn by `pdftoppm` and read by `zbarimg`; throws where it reads none. */
export function codesOfPages(content: string, dpi = 200): readonly (readonly string[])[] {
  return withFile(content, (pdf, folder) => {
    execFileSync('pdftoppm', ['-r', String(dpi), '-gray', pdf, join(folder, 'page')])
    const pages = readdirSync(folder)
      .filter((name) => name.endsWith('.pgm'))
      .sort()
    const read = (page: string) =>
      execFileSync('zbarimg', ['-q', '--raw', '--nodbus', join(folder, page)], { encoding: 'utf8' })
    return pages.map((page) => read(page).split('\n').filter(Boolean))
  })
}
