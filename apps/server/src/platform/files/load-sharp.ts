/** More pixels than this is no photo but an attempt to fill the memory. */
export const mostPixels = 50_000_000

/** Loaded with the first photo: a portal whose pictures are drawings does without. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
