/** What ends a value without a length of its own. */
const separator = '\u001d'

/** Application identifiers whose value has a length of its own (GS1 General Specifications, figure 7.8.5-2). */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '20': 2,
}
/** Others up to the separator or the end, each with the most characters it has. */
const openLengths: Readonly<Record<string, number>> = {
  10: 20,
  21: 20,
  22: 20,
  240: 30,
  241: 30,
  250: 30,
  8003: 30,
  8004: 30,
}
/** Those that name one thing, the surest first: an individual asset, a serial number, the company's own number. */
const naming = ['8004', '21', '240'] as const

type Element = readonly [identifier: string, value: string]

/** `(01)08712345678906(21)S7`, as it is printed below the symbol. */
function bracketed(text: string): readonly Element[] {
  return [...text.matchAll(/\((\d{2,4})\)([^(]*)/g)].map(([, identifier = '', value = '']) => [identifier, value])
}

function nextElement(text: string): Element | null {
  for (const length of [2, 3, 4]) {
    const identifier = text.slice(0, length)
    const fixed = fixedLengths[identifier]
    const rest = text.slice(length)
    if (fixed !== undefined) return rest.length < fixed ? null : [identifier, rest.slice(0, fixed)]
    const most = openLengths[identifier]
    if (most === undefined) continue
    const [value = ''] = rest.split(separator, 1)
    return value === '' || value.length > most ? null : [identifier, value]
  }
  return null
}

function afterSeparators(text: string): string {
  let rest = text
  while (rest.startsWith(separator)) rest = rest.slice(separator.length)
  return rest
}

/** As the symbol itself has them, one after the other; what is no such row of elements has none. */
function concatenated(text: string): readonly Element[] {
  const elements: Element[] = []
  for (let rest = afterSeparators(text); rest !== ''; ) {
    const element = nextElement(rest)
    if (element === null) return []
    elements.push(element)
    rest = afterSeparators(rest.slice(element[0].length + element[1].length))
  }
  return elements
}

/** The numbers of one thing on a GS1 label, the surest first; none when it is no GS1 label. */
export function gs1Numbers(text: string): readonly string[] {
  const elements = text.trimStart().startsWith('(') ? bracketed(text) : concatenated(text)
  return naming.flatMap((wanted) => elements.flatMap(([identifier, value]) => (identifier === wanted ? [value] : [])))
}
