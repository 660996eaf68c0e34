/** Marks that make a name look like another one, and those that no name has. */
const hiddenMarks = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** A name that stays one in any folder: its last part, without marks that show it as another. */
export function safeName(fileName: string): string {
  return (fileName.split(/[\\/]/).at(-1) ?? '').replace(hiddenMarks, '')
}
