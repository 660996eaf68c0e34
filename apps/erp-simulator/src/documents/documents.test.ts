import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { generateCompany } from '../company/generate-company.ts'
import { makeDocx } from './docx.ts'
import { makePdf } from './pdf.ts'
import { makePng } from './png.ts'

describe('a PDF', () => {
  const pdf = makePdf({
    title: 'Factuur (1)',
    facts: [['Nummer', 'een \\ en een ()']],
    table: {
      columns: [
        { name: 'Wat', share: 3 },
        { name: 'Bedrag', share: 1, isFigure: true },
      ],
      rows: [['Betonmolen × 2', '€ 12,50'], ...Array(80).fill(['regel', '€ 1,00'])],
    },
  })
  const text = pdf.toString('latin1')

  it('has a table of its objects that leads to each, and pages that know how many they are', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]))
    const pages = text.match(/\/Type \/Page /g)?.length ?? 0
    expect(pages).toBeGreaterThan(1)
    expect(offsets).toHaveLength(5 + 2 * pages)
    offsets.forEach((offset, at) => {
      expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\\n`))
    })
    for (const [, length, stream = ''] of text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
      expect(stream).toHaveLength(Number(length))
    expect(text).toContain(`(Pagina ${pages} van ${pages})`)
  })

  it('writes marks in its own alphabet, figures up to the right, and the head of its table on each page', () => {
    expect(text).toContain('(Betonmolen \u00d7 2)')
    expect(text).toContain('(een \\\\ en een \\(\\))')
    const rightOf = (amount: string) => Number(new RegExp(`([\\d.]+) [\\d.]+ Td \\(${amount}\\)`).exec(text)?.[1])
    expect(rightOf('\u0080 12,50')).toBeLessThan(rightOf('\u0080 1,00'))
    expect(text.match(/\(Bedrag\)/g)).toHaveLength(text.match(/\/Type \/Page /g)?.length ?? 0)
  })
})

describe('a photo and a text document', () => {
  it('are what their names say', () => {
    const png = makePng(1)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([160, 120])
    const at = png.indexOf('IDAT')
    const data = png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
    expect(inflateSync(data)).toHaveLength(161 * 120)
    expect(makePng(2)).not.toEqual(png)

    const docx = makeDocx(['Werk & afspraken'])
    const end = docx.length - 22
    expect([docx.readUInt32LE(end), docx.readUInt16LE(end + 10)]).toEqual([0x06054b50, 3])
    let entry = docx.readUInt32LE(end + 16)
    const files = Array.from({ length: 3 }, () => {
      const [length, offset] = [docx.readUInt16LE(entry + 28), docx.readUInt32LE(entry + 42)]
      const name = docx.subarray(entry + 46, entry + 46 + length).toString()
      const content = docx.subarray(offset + 30 + length, offset + 30 + length + docx.readUInt32LE(offset + 18))
      expect(crc32(content)).toBe(docx.readUInt32LE(entry + 16))
      entry += 46 + length
      return [name, content.toString()] as const
    })
    expect(new Map(files).get('word/document.xml')).toContain('<w:t>Werk &amp; afspraken</w:t>')
  })
})

describe('the documents of the company', () => {
  it('are there for every kind of parent, and each parent exists', () => {
    const company = generateCompany({ scale: 1, seed: 5, today: '2026-11-21' })
    const parents: Readonly<Record<string, ReadonlySet<string>>> = {
      Soort: new Set(company.PortaalMaterieelsoort.map((row) => row.No)),
      Stuk: new Set(company.PortaalMaterieelstuk.map((row) => row.No)),
      Locatie: new Set(company.PortaalLocatie.map((row) => row.No)),
      Factuur: new Set(company.PortaalFactuur.map((row) => row.No)),
      Order: new Set(company.PortaalOrder.map((row) => row.No)),
      Exitorder: new Set(company.PortaalExitorder.map((row) => row.No)),
      Klacht: new Set(company.PortaalKlacht.map((row) => row.No)),
      Keuring: new Set(company.PortaalKeuring.map((row) => String(row.Entry_No))),
    }
    const documents = company.PortaalDocument
    expect(new Set(documents.map((row) => row.Parent_Type))).toEqual(new Set(Object.keys(parents)))
    expect(documents.filter((row) => !parents[row.Parent_Type]?.has(row.Parent_No))).toEqual([])
    expect(new Set(documents.map((row) => row.Mime_Type)).size).toBe(3)
    const ofInvoices = documents.filter((row) => row.Parent_Type === 'Factuur')
    expect(ofInvoices).toHaveLength(company.PortaalFactuur.length)
  })
})
