/** Letters of the WinAnsi encoding that lie elsewhere in Unicode. */
const special: Readonly<Record<string, number>> = { '€': 0x80, '–': 0x96, '’': 0x92, '‘': 0x91, '…': 0x85, '•': 0x95 }

/** A text as it stands between the brackets of a PDF. */
export function encode(text: string): string {
  return text.replace(/[\\()]|[^ -ÿ]/g, (letter) => {
    if (letter.charCodeAt(0) <= 0xff) return `\\${letter}`
    const code = special[letter]
    return code === undefined ? '?' : String.fromCharCode(code)
  })
}

/** Widths of Helvetica from the space to the tilde, in thousandths of the size (Adobe's font metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]
const usualWidth = 556
const firstLetter = 32

/** How wide a text is at a size, in points. */
export function widthOf(text: string, size: number): number {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum += widths[text.charCodeAt(at) - firstLetter] ?? usualWidth
  return (sum * size) / 1000
}

/** A text over as many lines as it needs to be no wider than this; a word that is wider stands by itself. */
export function wrap(text: string, size: number, most: number): readonly string[] {
  if (widthOf(text, size) <= most) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, size) > most) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
