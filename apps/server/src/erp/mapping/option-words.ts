import { unknownWord } from '@portal/domain/states/enums.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { Logger } from '../../platform/log/log.ts'

export type OptionField = Extract<FieldType, { type: 'Option' }>

/** Blank members have three spellings in the wild; inner spaces become the underscores of the portal's words. */
export function optionWord(text: string): string {
  const plain = text.replaceAll('_x0020_', ' ').trim()
  return plain === '_blank_' ? '' : plain.replaceAll(' ', '_')
}

/** One spelling for all: captions differ from their members in case, spaces and hyphens too. */
const spelled = (text: string): string => optionWord(text).toLowerCase().replaceAll(/[_-]+/g, ' ')

const spellings = new WeakMap<OptionField, ReadonlyMap<string, string>>()

function spellingsOf(field: OptionField): ReadonlyMap<string, string> {
  const known = spellings.get(field)
  if (known !== undefined) return known
  const captions = field.members.flatMap((member) =>
    (field.captions?.[member] ?? []).map((caption) => [spelled(caption), optionWord(member)] as const),
  )
  // A member of its own goes before the caption of another.
  const all = new Map([...captions, ...field.members.map((member) => [spelled(member), optionWord(member)] as const)])
  spellings.set(field, all)
  return all
}

/** The portal's word for what an option holds: a member or a caption of one (R-STATE-13); null for any other. */
export function knownWord(field: OptionField, text: string): string | null {
  return spellingsOf(field).get(spelled(text)) ?? null
}

/** The words that a column of this option may hold beside `Onbekend`. */
export function wordsOf(field: OptionField): readonly string[] {
  return field.members.map(optionWord)
}

/** Called with every unknown word and where it stood. */
export type OnUnknownWord = (found: { readonly service: string; readonly field: string; readonly word: string }) => void

/** Says each unknown word of a service once, not for every row that has it (R-STATE-01). */
export function sayUnknownWords(log: Logger): OnUnknownWord {
  const said = new Set<string>()
  return ({ service, field, word }) => {
    const key = [service, field, word].join(' ')
    if (said.has(key)) return
    said.add(key)
    log.warn({ service, field, word, shownAs: unknownWord }, 'unknown word of the back office')
  }
}
