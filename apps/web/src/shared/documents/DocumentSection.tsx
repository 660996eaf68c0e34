import type { Document } from '@portal/contract/documents.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { DocumentItems } from './DocumentItems.tsx'

interface DocumentSectionProps {
  readonly query: UseQueryResult<{ items: Document[] }>
  /** True where a page should not speak of documents that it has not. */
  readonly hideEmpty?: boolean
}

/** The documents of a record as a part of its page, with its own heading and its own failure. */
export function DocumentSection({ query, hideEmpty = false }: DocumentSectionProps) {
  const text = useText()
  const id = useId()
  if (hideEmpty && !query.isError && (query.data?.items.length ?? 0) === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id}>{text('documents.title')}</h2>
      <StateView
        query={query}
        skeleton="text"
        failure="documents.listFailed"
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="soft">{text('documents.none')}</p>}
      >
        {({ items }) => <DocumentItems items={items} />}
      </StateView>
    </Stack>
  )
}
