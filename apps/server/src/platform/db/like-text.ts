/** A text in a `like` pattern that stands for itself, whatever signs of a pattern are in it. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
