import type { ComponentPropsWithRef, ElementType } from 'react'

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7
type Side = 'start' | 'center' | 'end'
type Tag =
  | ('div' | 'span' | 'p' | 'section' | 'article' | 'aside' | 'nav' | 'header' | 'footer' | 'search')
  | ('ul' | 'ol' | 'li' | 'dl' | 'form' | 'fieldset')

interface Arrangement<As extends Tag> {
  /** The element to draw, a `div` unless said otherwise. */
  readonly as?: As
  /** Room between the children, a step of `--space-*`; none without it. */
  readonly gap?: Space
  /** A hairline round it on the ground of a card, with this much room inside. */
  readonly card?: Space | true
  /** Where children stand across: in a row from top to bottom, in a stack within their own height. */
  readonly align?: Side | 'baseline'
}

type Props<As extends Tag, Own> = Arrangement<As> & Own & Omit<ComponentPropsWithRef<As>, keyof Own | 'align'>

/** Any of them: what fits one is checked where it is used. */
const elementOf = (tag: Tag): ElementType => tag
const names = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(' ')
const cardName = (card: Space | true | undefined) =>
  card === undefined ? undefined : card === true ? 'card' : `card card-${card}`
const step = (name: string, value: string | number | undefined) => value !== undefined && `${name}-${value}`

interface StackWays {
  readonly className?: string | undefined
  /** Where children stand from left to right; they fill the width without it. */
  readonly justify?: Side
  /** Lets children be narrower than their content would like. */
  readonly shrinks?: boolean
}

/** Children below each other. */
export function Stack<As extends Tag = 'div'>(props: Props<As, StackWays>) {
  const { as = 'div', gap, card, align, justify, shrinks, className, ...rest } = props
  const Element = elementOf(as)
  const own = names('stack', step('gap', gap), cardName(card), step('align', align), step('items', justify))
  return <Element className={names(own, shrinks && 'shrinks', className)} {...rest} />
}

interface RowWays {
  readonly className?: string | undefined
  readonly justify?: 'between' | 'center' | 'end'
  /** Goes on below where there is no room beside. */
  readonly wrap?: boolean
  /** As wide as its content, within a line of text. */
  readonly inline?: boolean
}

/** Children beside each other. */
export function Row<As extends Tag = 'div'>(props: Props<As, RowWays>) {
  const { as = 'div', gap, card, align, justify, wrap, inline, className, ...rest } = props
  const Element = elementOf(as)
  const own = names(inline ? 'row-inline' : 'row', step('gap', gap), cardName(card), step('align', align))
  return <Element className={names(own, step('justify', justify), wrap && 'wrap', className)} {...rest} />
}
