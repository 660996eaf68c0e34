import { machines } from '@portal/contract/machines.ts'
import { isUnfit } from '@portal/domain/machines/machine-faults.ts'
import { normalizeSearchText } from '@portal/domain/plain/search-text.ts'
import { IconFileTypePdf, IconFolderOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { notifyError } from '../../../lib/notifications.ts'
import { savePdf } from '../../../lib/save-pdf.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { AtLocation, LocationScreen } from '../../../shared/location/LocationScreen.tsx'
import type { Location } from '../../../shared/location/location-store.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import { FolderMachine } from './FolderMachine.tsx'
import { machinesOf, type PapersAnswer } from './papers-of-site.ts'

/** All papers of a site as one folder, also without a connection, and as files for an inspector. */
export function PapersPage() {
  const text = useText()
  return <AtLocation title={text('page./machinemap')}>{(location) => <PapersAt location={location} />}</AtLocation>
}

function PapersAt({ location }: { readonly location: Location }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const of = { gebruikerLogin, materieellocatie: location.nummer }
  const query = useCall(machines.getPapers, of)
  const save = useMutation({
    mutationFn: async () => {
      for (let deel = 1, parts = 1; deel <= parts; deel += 1) {
        const file = await call(machines.printPapers, { ...of, deel })
        savePdf(file)
        parts = file.delen
      }
    },
    onError: notifyError,
  })
  const hasAny = (query.data?.items.length ?? 0) > 0
  return (
    <LocationScreen
      narrow
      title={text('page./machinemap')}
      intro={text('machines.papersIntro', { name: location.omschrijving })}
      actions={
        hasAny && (
          <Button icon={<IconFileTypePdf size={20} aria-hidden />} busy={save.isPending} onClick={() => save.mutate()}>
            {text('machines.savePapers')}
          </Button>
        )
      }
    >
      <StateView
        query={query}
        skeleton="rows"
        failure="machines.failed"
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState icon={<IconFolderOff />} title={text('etiket.geen_machines')} />}
      >
        {(folder) => <Folder folder={folder} />}
      </StateView>
    </LocationScreen>
  )
}

/** So many rows are drawn at once; what is meant is found by its number or name. */
const mostShown = 100

function Folder({ folder }: { readonly folder: PapersAnswer }) {
  const text = useText()
  const [term, setTerm] = useState('')
  const all = machinesOf(folder)
  const wanted = normalizeSearchText(term)
  const found = all.filter((machine) =>
    normalizeSearchText(`${machine.materieelNummer} ${machine.omschrijving} ${machine.serienummer}`).includes(wanted),
  )
  const faulty = all.filter(isUnfit).length
  return (
    <>
      {faulty === 0 ? (
        <Notice kind="success" title={text('machines.allInOrder')} />
      ) : (
        <Notice kind="danger" title={text('machines.notInOrder', { count: faulty })} />
      )}
      <SearchInput
        label={text('machines.searchFolder')}
        shape="field"
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      <Stack as="ul" gap={2}>
        {found.slice(0, mostShown).map((machine) => (
          <FolderMachine key={machine.materieelNummer} machine={machine} />
        ))}
      </Stack>
      {found.length === 0 && <p role="status">{text('machines.noneFound')}</p>}
      {found.length > mostShown && (
        <p className="soft">{text('machines.moreInFolder', { shown: mostShown, total: found.length })}</p>
      )}
      {folder.totaal > all.length && (
        <Notice kind="warning">{text('machines.folderFull', { shown: all.length, total: folder.totaal })}</Notice>
      )}
    </>
  )
}
