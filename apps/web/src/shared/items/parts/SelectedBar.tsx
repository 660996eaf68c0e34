import { useEffect, useState } from 'react'
import { laterPart } from '../../../ui/later-part.tsx'
import type { ItemSelection } from './item-selection.ts'

type Bar = typeof import('./AddBar.tsx').AddBar

let loaded: Bar | null = null

async function loadBar(): Promise<Bar> {
  const { AddBar } = await import('./AddBar.tsx')
  loaded = AddBar
  return AddBar
}

const LaterBar = laterPart(loadBar)

/**
 * The bar of what is selected. Its code comes right after the list and not with it, so that it is there before somebody
 * chooses something and goes on to it. React's own way of lazy parts would show it a third of a second late.
 */
export function SelectedBar({ selection }: { readonly selection: ItemSelection }) {
  const [Bar, setBar] = useState(() => loaded)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (Bar === null)
      loadBar().then(
        (bar) => setBar(() => bar),
        () => setMissing(true),
      )
  }, [Bar])
  if (isMissing) return <LaterBar selection={selection} />
  return Bar === null ? null : <Bar selection={selection} />
}
