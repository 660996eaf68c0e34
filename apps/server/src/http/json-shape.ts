import { PortalError } from '@portal/contract/errors.ts'

/** Deeper than any input of the contract. */
const deepest = 16
/** Fields and elements of one body: the largest list of the contract with all its fields. */
const mostParts = 30_000
/** A body of so few letters costs little, whatever it is. */
const fewLetters = 4096

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b])
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Where the text that begins at `from` ends; whether it is JSON the parser says afterwards. */
function endOfText(body: string, from: number): number {
  let at = from + 1
  while (at < body.length && body.charCodeAt(at) !== quote) at += body.charCodeAt(at) === backslash ? 2 : 1
  return at
}

/**
 * Refuses, before it is parsed, a body that no call can want: parsing and binding it would cost a hundred times this look.
 * @throws PortalError `verzoek.te_groot`
 */
export function refuseOddShape(body: string): void {
  if (body.length < fewLetters) return
  let depth = 0
  let parts = 0
  for (let at = 0; at < body.length; at += 1) {
    const letter = body.charCodeAt(at)
    if (letter === quote) at = endOfText(body, at)
    else if (letter === comma) parts += 1
    else if (opening.has(letter)) depth += 1
    else if (closing.has(letter)) depth -= 1
    if (depth > deepest || parts > mostParts) throw new PortalError('verzoek.te_groot')
  }
}
