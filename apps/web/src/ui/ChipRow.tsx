import type { ReactNode } from 'react'
import { Row } from './Layout.tsx'

/** Chips side by side, announced when they change. */
export function ChipRow({ children }: { readonly children: ReactNode }) {
  return (
    <Row gap={2} wrap role="status">
      {children}
    </Row>
  )
}
