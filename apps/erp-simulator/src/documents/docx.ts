import { crc32 } from 'node:zlib'
import { escapeXml } from '../protocol/xml.ts'

interface ZipFile {
  readonly name: string
  readonly content: Buffer
}

/** Fixed, so that the same text gives the same bytes: 1 January 2020. */
const dosDate = 0x5021

function fields(...parts: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    parts.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes)
      if (bytes === 2) buffer.writeUInt16LE(value)
      else buffer.writeUInt32LE(value)
      return buffer
    }),
  )
}

/** What local header and directory say alike about a stored file. */
function describe({ name, content }: ZipFile): Buffer {
  return fields(
    [20, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [dosDate, 2],
    [crc32(content), 4],
    [content.length, 4],
    [content.length, 4],
    [Buffer.byteLength(name), 2],
    [0, 2],
  )
}

function zip(files: readonly ZipFile[]): Buffer {
  let offset = 0
  const locals: Buffer[] = []
  const directory = files.map((file) => {
    const name = Buffer.from(file.name)
    const local = Buffer.concat([fields([0x04034b50, 4]), describe(file), name, file.content])
    const at = offset
    offset += local.length
    locals.push(local)
    const rest = fields([0, 2], [0, 2], [0, 2], [0, 4], [at, 4])
    return Buffer.concat([fields([0x02014b50, 4], [20, 2]), describe(file), rest, name])
  })
  const entries = Buffer.concat(directory)
  const count = files.length
  const end = fields([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [entries.length, 4], [offset, 4], [0, 2])
  return Buffer.concat([...locals, entries, end])
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const types = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const relations = `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

/** A Word document of plain paragraphs. The same text gives the same bytes. */
export function makeDocx(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${escapeXml(text)}</w:t></w:r></w:p>`).join('')
  const document = `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  return zip([
    { name: '[Content_Types].xml', content: Buffer.from(types) },
    { name: '_rels/.rels', content: Buffer.from(relations) },
    { name: 'word/document.xml', content: Buffer.from(document) },
  ])
}
