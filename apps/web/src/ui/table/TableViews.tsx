import { Suspense, useContext } from 'react'
import { ViewsPlace, type ViewsPlaceProps } from './views-place.ts'

/** The views of a table, where its state is one that can be kept. */
export function TableViews(props: ViewsPlaceProps) {
  const Views = useContext(ViewsPlace)
  if (Views === null || props.state.inAddress !== true) return null
  return (
    <Suspense>
      <Views {...props} />
    </Suspense>
  )
}
