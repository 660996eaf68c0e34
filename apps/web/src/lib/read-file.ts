import type { SentFile } from '@portal/contract/uploads.ts'

/** A photo of a phone is larger than a building site can send; what is smaller goes as it is. */
const worthShrinkingBytes = 1024 * 1024
/** As large as the portal keeps a picture. */
const longestSide = 2560
const quality = 0.85
const shrinkable: readonly string[] = ['image/jpeg', 'image/webp']

/** A photo drawn anew: turned as it was taken, without where that was, in the size in which it is kept; null where that cannot be. */
async function draw(file: Blob): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, quality))
    return made?.type === file.type ? made : null
  } catch {
    return null
  }
}

/** A photo in the size in which it is kept; the file itself where that cannot be, or is no smaller. */
async function shrink(file: Blob): Promise<Blob> {
  if (!shrinkable.includes(file.type) || file.size <= worthShrinkingBytes) return file
  const made = await draw(file)
  return made !== null && made.size < file.size ? made : file
}

/** A file as it waits in this browser. A photo never lies there with the place where it was taken, if it can be drawn. */
export async function drawToKeep(file: File): Promise<Blob> {
  return shrinkable.includes(file.type) ? ((await draw(file)) ?? file) : file
}

/** What a file holds as an address that pages show. @throws Error for a file that is not there */
export function addressOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    if (file === undefined) return reject(new Error('The file is gone'))
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

async function base64Of(file: Blob): Promise<string> {
  const address = await addressOf(file)
  return address.slice(address.indexOf(',') + 1)
}

/** A chosen file as calls take it; photos as small as they will be kept. */
export async function readSentFile(file: File): Promise<SentFile> {
  return sentFileOf(file.name, await shrink(file))
}

/** What a file holds as calls take it. */
export async function sentFileOf(name: string, content: Blob): Promise<SentFile> {
  return { naam: name.slice(-250) || 'bestand', type: content.type, inhoud: await base64Of(content) }
}
