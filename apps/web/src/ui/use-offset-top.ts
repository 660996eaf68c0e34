import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far below its frame an element stands, in pixels; measured after each drawing, because what is above may grow. */
export function useOffsetTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(element.current?.offsetTop ?? 0))
  return top
}
