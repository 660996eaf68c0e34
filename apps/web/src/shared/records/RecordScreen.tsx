import { IconFileOff } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isNotFound } from '../../lib/call-error.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateView } from '../../ui/StateView.tsx'

interface RecordScreenProps<Details> {
  readonly title: string
  /** A line below the title. */
  readonly intro?: string
  readonly id: string
  /** The list that the record is on. */
  readonly list:
    | '/aanvragen'
    | '/exitorders'
    | '/klachten-overzicht'
    | '/orders/aanvoer'
    | '/orders/afvoer'
    | '/orders/naar-verplaatsing'
    | '/orders/van-verplaatsing'
  /** That there is none, and the way to those that there are; unknown and not yours look the same. */
  readonly unknown: { readonly title: TextKey; readonly toAll: TextKey }
  readonly query: UseQueryResult<Details>
  /** Whether it says how far it is. */
  readonly hasCourse?: boolean
  readonly children: (details: Details) => ReactNode
}

/** One record of a list of the location, with the way back to both. */
export function RecordScreen<Details>(props: RecordScreenProps<Details>) {
  const { title, intro, id, list, unknown, query, hasCourse = true, children } = props
  const text = useText()
  const isUnknown = isNotFound(query.error)
  return (
    <Page
      title={title}
      intro={intro}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="location" to="/locatie">
              {text('page./locatie')}
            </Link>,
            <Link key="list" to={list}>
              {text(`page.${list}`)}
            </Link>,
            id,
          ]}
        </Breadcrumbs>
      }
    >
      {isUnknown && query.data === undefined ? (
        <EmptyState
          icon={<IconFileOff />}
          title={text(unknown.title)}
          action={<ButtonLink to={list}>{text(unknown.toAll)}</ButtonLink>}
        />
      ) : (
        <StateView query={query} skeleton={<Skeleton shape="record" count={hasCourse ? 4 : 3} />}>
          {children}
        </StateView>
      )}
    </Page>
  )
}
