import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConnectionError } from '../lib/call-error.ts'
import { useOnline } from '../lib/connectivity.ts'
import type { TextKey } from '../lib/text.ts'
import { DataAge } from './DataAge.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Page } from './Page.tsx'
import type { SkeletonShape } from './Skeleton.tsx'
import { Skeleton } from './Skeleton.tsx'

interface StateViewProps<Data> {
  readonly query: UseQueryResult<Data>
  /** Shape of what comes, or an own skeleton. */
  readonly skeleton?: SkeletonShape | ReactNode
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ReactNode
  /** What could not be read, for when the server gives no reason of its own. */
  readonly failure?: TextKey
  /** Of a screen whose heading comes with what is read: its heading where that cannot be read. */
  readonly title?: string
  readonly children: (data: Data) => ReactNode
}

const shapes: readonly unknown[] = [
  'rows',
  'lines',
  'entries',
  'table',
  'cards',
  'text',
  'drawing',
  'details',
  'record',
  'form',
] satisfies SkeletonShape[]

/** The four states of everything that is read: loading, failed, empty, there. Old data stays while new data fails. */
export function StateView<Data>(props: StateViewProps<Data>) {
  const { query, skeleton = 'rows', isEmpty, empty, failure, title, children } = props
  if (query.data !== undefined) {
    return (
      <>
        <FetchedAge query={query} />
        {isEmpty?.(query.data) === true && empty !== undefined ? empty : children(query.data)}
      </>
    )
  }
  // Without a connection nothing is asked; it goes on by itself as soon as there is one.
  if (query.isError || query.isPaused) {
    const failed = query.isError ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} {...(failure && { message: failure })} />
    ) : (
      <ErrorState error={new ConnectionError(null)} />
    )
    return title === undefined ? failed : <Page title={title}>{failed}</Page>
  }
  // The list holds exactly the names of the shapes.
  return shapes.includes(skeleton) ? <Skeleton shape={skeleton as SkeletonShape} /> : skeleton
}

/** How old is what is shown while there is no connection. */
function FetchedAge({ query }: { readonly query: UseQueryResult<unknown> }) {
  const online = useOnline()
  if (online && !(query.failureReason instanceof ConnectionError)) return null
  return <DataAge at={new Date(query.dataUpdatedAt).toISOString()} fetched />
}
