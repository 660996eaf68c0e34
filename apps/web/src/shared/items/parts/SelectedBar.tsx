import { selectedItems } from '@portal/domain/catalogue/selection.ts'
import { lazy, Suspense, useState } from 'react'
import { codeMissing } from '../../../lib/service-worker.ts'
import { useStore } from '../../../lib/store.ts'
import type { ItemSelection } from './item-selection.ts'

const AddBar = lazy(async () => {
  const { AddBar: loaded } = await import('./AddBar.tsx').catch(codeMissing)
  return { default: loaded }
})

/** The bar of what is selected; its code comes with the first item that somebody selects, and then it stays. */
export function SelectedBar({ selection }: { readonly selection: ItemSelection }) {
  const isSelected = selectedItems(useStore(selection)).length > 0
  const [wanted, setWanted] = useState(isSelected)
  if (isSelected && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <AddBar selection={selection} />
    </Suspense>
  )
}
