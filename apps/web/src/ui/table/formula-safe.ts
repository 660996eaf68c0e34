/** A text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function formulaSafe(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-?[\d.,]+$/.test(text) ? `'${text}` : text
}
