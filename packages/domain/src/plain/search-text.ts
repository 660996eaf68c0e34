const special = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ł', 'l'],
])

/** One character as search sees it: lower case without diacritics, or a space for anything that is no letter or digit. */
function foldChar(char: string): string {
  const plain = char.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return [...plain].map((part) => special.get(part) ?? (/[\p{L}\p{N}]/u.test(part) ? part : ' ')).join('')
}

const folded = new Map<string, string>()

/** Kept, because tables search thousands of rows of the same hundred characters at every key. */
function foldOnce(char: string): string {
  const known = folded.get(char)
  if (known !== undefined) return known
  const made = foldChar(char)
  folded.set(char, made)
  return made
}

/** A text as search compares it: lower case, no diacritics, one space for all punctuation, none at the ends. */
export function normalizeSearchText(text: string): string {
  // Most of what is typed and searched has nothing to fold.
  if (/^\p{ASCII}*$/u.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return [...text].map(foldOnce).join('').replace(/ +/g, ' ').trim()
}

export function searchWords(text: string): string[] {
  const normal = normalizeSearchText(text)
  return normal === '' ? [] : normal.split(' ')
}

/** A number as it is compared wherever somebody types, pastes, scans or searches one: without what is no letter or digit. */
export function numberKey(text: string): string {
  return normalizeSearchText(text).replaceAll(' ', '')
}

const shortestEnding = 4

/** Whether this may stand for a number that ends with it, where only one does: four digits or more. */
export function isNumberEnding(key: string): boolean {
  return key.length >= shortestEnding && /^\d+$/.test(key)
}

/** A text with, for each of its normalised characters, the place in the text it came from. */
export function foldWithPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const char of text) {
    const part = foldChar(char)
    folded += part
    for (let i = 0; i < part.length; i++) places.push(at)
    at += char.length
  }
  return { folded, places: [...places, text.length] }
}
