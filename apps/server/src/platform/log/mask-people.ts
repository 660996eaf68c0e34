const hidden = '•'

/** The first letter of each word, or the last two figures of a number: enough to recognise, too little to use. */
export function mask(text: string): string {
  if (/\d/.test(text)) return text.replace(/[^\s]/g, hidden).slice(0, -2) + text.slice(-2)
  return text.replace(/(\S)(\S*)/g, (_, first: string, rest: string) => first + hidden.repeat(rest.length))
}

const mailAddress = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
/** Nine figures on end, or begins with 0 or +; 513023-019 is a piece, and 01-12-2026 a day. */
const phoneNumber = /(?<!\d)\d{9,}|(?<![\w-])(?!\d{2}[-.]\d{2}[-.]\d{4})(?:\+\d|\(?0)[\d ().-]*\d/g
const leastFigures = 9

/** Mail addresses and telephone numbers that somebody typed into a text. */
export function maskWays(text: string): string {
  return text
    .replace(mailAddress, mask)
    .replace(phoneNumber, (way) => (way.replace(/\D/g, '').length < leastFigures ? way : mask(way)))
}

/** A text in which these people may stand. One letter is no name: it would be hidden in every word. */
export function maskPeople(text: string, people: readonly string[]): string {
  const names = people.filter((name) => name.trim().length > 1)
  return names.reduce((masked, name) => masked.replaceAll(name, mask(name)), text)
}
