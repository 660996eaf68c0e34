import { approvals } from '@portal/contract/approvals.ts'
import { IconFileOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CallError, isNotFound } from '../../lib/call-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { useLocale } from '../../lib/preferences.ts'
import { type TextKey, type TextParams, useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { DecisionCard } from './DecisionCard.tsx'
import { useSubmissions } from './SubmissionList.tsx'

interface DecisionScreenProps {
  readonly number: string
  readonly onRejected: (number: string) => void
}

/** One submitted list, to decide on or to see what was decided. */
export function DecisionScreen({ number, onRejected }: DecisionScreenProps) {
  const text = useText()
  const language = useLocale()
  const query = useCall(approvals.getSubmission, { savedAanvraagNummer: number, language })
  const place = usePlaceAmongOpen(number)
  const { data } = query
  const nothingHere = notForReader(query.error)
  const title =
    data === undefined
      ? text('approvals.decide')
      : text('approvals.asksFor', { name: data.aangevraagdDoor, location: data.locatieOmschrijving })
  return (
    <Page
      title={title}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="list" to="/goed-te-keuren-aanvragen" search={{}}>
              {text('page./goed-te-keuren-aanvragen')}
            </Link>,
            place ?? number,
          ]}
        </Breadcrumbs>
      }
    >
      {nothingHere !== null && data === undefined ? (
        <EmptyState
          icon={<IconFileOff />}
          title={text(nothingHere.key, nothingHere.params)}
          action={
            <ButtonLink to="/goed-te-keuren-aanvragen" search={{}}>
              {text('approvals.toAll')}
            </ButtonLink>
          }
        />
      ) : (
        <StateView query={query} skeleton={<Skeleton shape="record" count={3} />}>
          {/* A list that waits again after it was decided begins anew. */}
          {(card) => <DecisionCard key={`${number} ${card.status}`} card={card} onRejected={onRejected} />}
        </StateView>
      )}
    </Page>
  )
}

/** Why there is nothing to decide for the reader: it was handed over to others, or is not there; null for any other error. */
function notForReader(error: unknown): { readonly key: TextKey; readonly params: TextParams } | null {
  if (isNotFound(error)) return { key: 'approvals.unknown', params: {} }
  return error instanceof CallError && error.code === 'goedkeuren.overgedragen' ? errorText(error) : null
}

/** "1 van 3" of what waits for this person; null for one that does not. */
function usePlaceAmongOpen(number: string): string | null {
  const text = useText()
  const { data } = useSubmissions('open')
  const open = data?.items.filter(({ magBesluiten }) => magBesluiten) ?? []
  const at = open.findIndex(({ savedAanvraagNummer }) => savedAanvraagNummer === number)
  return at < 0 ? null : text('approvals.place', { place: at + 1, count: open.length })
}
