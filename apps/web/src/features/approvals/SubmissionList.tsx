import { approvals } from '@portal/contract/approvals.ts'
import type { Submission } from '@portal/contract/submissions.ts'
import { IconChecklist } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { ApproveSelected } from './ApproveSelected.tsx'
import { useApprovalStanding } from './approvals.queries.ts'
import { SubmissionRow } from './SubmissionRow.tsx'

/** The lists to decide on, and on a second view those that were decided. */
export function useSubmissions(soort: 'open' | 'besloten') {
  const language = useLocale()
  const { claims } = useSession()
  const input = { gebruikersnaam: claims?.userName ?? '', language, soort }
  return useCall(approvals.getSavedRequests, input, { enabled: claims !== null })
}

/** What waits, by the day it is for; several can be approved at once. */
export function SubmissionList({ onApproved }: { readonly onApproved: (numbers: readonly string[]) => void }) {
  const text = useText()
  const navigate = useNavigate()
  const { soort = 'open' } = useSearch({ from: '/goed-te-keuren-aanvragen' })
  const { waiting } = useApprovalStanding()
  const query = useSubmissions(soort)
  const show = (key: string) =>
    void navigate({ to: '/goed-te-keuren-aanvragen', search: key === 'besloten' ? { soort: key } : {}, replace: true })
  const tabs = [
    { key: 'open', label: text('approvals.open'), ...(waiting > 0 && { count: waiting }) },
    { key: 'besloten', label: text('approvals.decided') },
  ]
  return (
    <Page title={text('page./goed-te-keuren-aanvragen')} intro={text('approvals.intro')}>
      <Tabs label={text('approvals.tabs')} tabs={tabs} current={soort} onChange={show}>
        <StateView
          query={query}
          skeleton="entries"
          isEmpty={({ items }) => items.length === 0}
          empty={<NothingHere isOpen={soort === 'open'} />}
        >
          {({ items }) =>
            soort === 'open' ? <OpenRows rows={items} onApproved={onApproved} /> : <Rows rows={items} />
          }
        </StateView>
      </Tabs>
    </Page>
  )
}

function NothingHere({ isOpen }: { readonly isOpen: boolean }) {
  const text = useText()
  return (
    <EmptyState
      icon={<IconChecklist />}
      title={text(isOpen ? 'goedkeuren.leeg' : 'approvals.noneDecided')}
      action={<ButtonLink to="/locatie">{text('approvals.toLocation')}</ButtonLink>}
    />
  )
}

function Rows({ rows }: { readonly rows: readonly Submission[] }) {
  return (
    <Stack as="ul" card>
      {rows.map((row) => (
        <SubmissionRow key={row.savedAanvraagNummer} row={row} />
      ))}
    </Stack>
  )
}

interface OpenRowsProps {
  readonly rows: readonly Submission[]
  readonly onApproved: (numbers: readonly string[]) => void
}

function OpenRows({ rows, onApproved }: OpenRowsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = rows.filter((row) => row.magBesluiten && chosen.has(row.savedAanvraagNummer))
  const choose = (number: string, isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, number] : [...now].filter((one) => one !== number)))
  return (
    <>
      <Stack as="ul" card>
        {rows.map((row) => (
          <SubmissionRow
            key={row.savedAanvraagNummer}
            row={row}
            {...(row.magBesluiten && { chosen: chosen.has(row.savedAanvraagNummer), onChoose: choose })}
          />
        ))}
      </Stack>
      {selected.length > 0 && (
        <ApproveSelected selected={selected} onApproved={onApproved} onDone={() => setChosen(new Set())} />
      )}
    </>
  )
}
