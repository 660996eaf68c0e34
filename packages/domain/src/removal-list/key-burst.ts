/** A hand scanner types a whole label within a blink; no fingers do. */
const longestGapMs = 80
/** After such a pause the next key begins another label. */
const pauseMs = 1000
const shortestCode = 3
/** How the separator of a GS1 label is typed. */
const separator = '\u001d'

/** The keys of a label so far. */
export interface KeyBurst {
  /** What was typed without a gap. */
  readonly typed: string
  readonly lastAt: number
  /** A gap cut it: what was before is lost, or somebody's fingers typed it. */
  readonly isCut: boolean
  /** Some of it came too quickly for fingers. */
  readonly isQuick: boolean
}

export const noKeys: KeyBurst = { typed: '', lastAt: Number.NEGATIVE_INFINITY, isCut: false, isQuick: false }

export interface TypedKey {
  readonly key: string
  readonly ctrlKey: boolean
  /** When it was struck, in milliseconds; not when the page got it, which is later on a busy page. */
  readonly at: number
}

function characterOf({ key, ctrlKey }: TypedKey): string {
  if (ctrlKey) return key === ']' || key === separator ? separator : ''
  return [...key].length === 1 ? key : ''
}

/**
 * Takes the next key of what may be a hand scanner.
 * @returns `label` is the label when this key ends one, empty when it ends one that was cut, and else null
 */
export function hearKey(
  before: KeyBurst,
  pressed: TypedKey,
): { readonly burst: KeyBurst; readonly label: string | null } {
  const gap = pressed.at - before.lastAt
  const burst = gap > pauseMs ? noKeys : before
  const isCut = burst.isCut || (burst.typed !== '' && gap > longestGapMs)
  const rest = gap > longestGapMs ? '' : burst.typed
  if (pressed.key === 'Enter') {
    const isLabel = rest.length >= shortestCode
    if (!isCut) return { burst: noKeys, label: isLabel ? rest : null }
    return { burst: noKeys, label: isLabel || burst.isQuick ? '' : null }
  }
  const typed = rest + characterOf(pressed)
  return {
    burst: { typed, lastAt: pressed.at, isCut, isQuick: burst.isQuick || typed.length >= shortestCode },
    label: null,
  }
}
