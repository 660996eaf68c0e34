const words = new TextDecoder()

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer())
}

/** The files in a zip, by name; as much of the format as a written sheet uses. */
async function unzip(buffer: ArrayBuffer): Promise<ReadonlyMap<string, string>> {
  const view = new DataView(buffer)
  const files = new Map<string, string>()
  let end = buffer.byteLength - 22
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameLength = view.getUint16(at + 28, true)
    const start = view.getUint32(at + 42, true)
    const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
    const packed = new Uint8Array(buffer, data, view.getUint32(at + 20, true))
    const content = view.getUint16(at + 10, true) === 8 ? await inflate(packed) : packed
    files.set(words.decode(new Uint8Array(buffer, at + 46, nameLength)), words.decode(content))
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}

const plain = (xml: string): string =>
  xml
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** The rows of the first sheet of an .xlsx as a spreadsheet reads them: texts as texts, figures as numbers. */
export async function readSheet(file: Blob): Promise<readonly (readonly (string | number)[])[]> {
  const files = await unzip(await file.arrayBuffer())
  const shared = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = '']) =>
    plain(text),
  )
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, facts = '', content = '']) => {
      const value = plain(content)
      if (facts.includes('t="s"')) return shared[Number(value)] ?? ''
      return facts.includes('t="inlineStr"') || value === '' ? value : Number(value)
    }),
  )
}
