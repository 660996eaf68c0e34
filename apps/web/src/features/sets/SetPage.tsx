import { type SetDetails, sets } from '@portal/contract/sets.ts'
import { IconPackageOff } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { isNotFound } from '../../lib/call-error.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { AddingNotice } from '../../shared/items/AddingNotice.tsx'
import { useAdding } from '../../shared/items/use-adding.ts'
import { useLocation } from '../../shared/location/location-store.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { AddSet } from './AddSet.tsx'
import { SetLines } from './SetLines.tsx'

const staleMs = 60_000

/** One set: what is in it, what can come with it, and ordering it as one (R-ROUTE-05). */
export function SetPage() {
  const text = useText()
  const { id = '' } = useParams({ strict: false })
  const materieellocatie = useLocation()?.nummer ?? null
  const query = useCall(sets.getSet, { setNummer: id, materieellocatie }, { staleMs })
  if (query.data === undefined && isNotFound(query.error)) {
    return (
      <Page title={text('page./sets')}>
        <EmptyState
          icon={<IconPackageOff />}
          title={text('sets.gone')}
          action={<ButtonLink to="/sets">{text('sets.all')}</ButtonLink>}
        />
      </Page>
    )
  }
  return (
    <StateView query={query} title={text('page./sets')} skeleton="lines">
      {(set) => <SetView key={set.setNummer} set={set} />}
    </StateView>
  )
}

function SetView({ set }: { readonly set: SetDetails }) {
  const text = useText()
  const adding = useAdding()
  const [aantal, setAantal] = useState<number | null>(1)
  const [extras, setExtras] = useState<ReadonlySet<string>>(new Set())
  const chosen = set.regels.filter((line) => line.bestelbaar && (!line.optioneel || extras.has(line.materieelSoort)))
  const canOrder = set.regels.some((line) => line.bestelbaar)
  const toggle = (materieelSoort: string) =>
    setExtras(
      (now) =>
        new Set(now.has(materieelSoort) ? [...now].filter((one) => one !== materieelSoort) : [...now, materieelSoort]),
    )
  return (
    <Page
      title={set.omschrijving}
      intro={[set.setNummer, text('sets.lines', { count: set.aantalRegels })].join(' · ')}
      breadcrumbs={
        <Breadcrumbs>
          <Link to="/sets">{text('page./sets')}</Link>
          {set.omschrijving}
        </Breadcrumbs>
      }
    >
      {!canOrder && <Notice kind="warning">{text('sets.nothingNotice')}</Notice>}
      {canOrder && !set.bestelbaar && <Notice kind="warning">{text('sets.partNotice')}</Notice>}
      {canOrder && <AddingNotice adding={adding} />}
      <Stack gap={5} align="start" className="beside">
        <SetLines set={set} aantal={aantal} extras={extras} onToggle={toggle} />
        <AddSet set={set} aantal={aantal} lines={chosen} canAdd={adding === 'ready' && canOrder} onAantal={setAantal} />
      </Stack>
    </Page>
  )
}
