import { readMeasures, withoutMeasure } from '@portal/domain/search/measures.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { Chips } from '../../ui/Chips.tsx'

/** The sizes a term was understood to have, each to be taken away; a size that is the whole term stays. */
export function SearchSizes({ term }: { readonly term: string }) {
  const text = useText()
  const navigate = useNavigate()
  const { measures, rest } = readMeasures(term)
  const show = (next: string) => void navigate({ to: '/zoeken/$term', params: { term: next } })
  const sizes = [...new Set(measures.map(({ written }) => written))]
  const removable = sizes.filter((size) => refuseTerm(withoutMeasure(term, size)) === null)
  const chips = removable.map((size) => ({
    key: size,
    label: text('search.about', { size }),
    onRemove: () => show(withoutMeasure(term, size)),
  }))
  return <Chips chips={chips} onClear={() => show(rest.replace(/\s+/g, ' ').trim())} />
}
