import { documents } from '@portal/contract/documents.ts'
import { IconFiles, IconPrinter } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useDocumentDialog } from '../../shared/documents/use-document-dialog.tsx'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { documentColumns } from './document-columns.tsx'

/** Everything on paper about the chosen location, the pieces that stand there and their inspections (R-SCR-HUB-12). */
export function LocationDocumentsPage() {
  const text = useText()
  return (
    <AtLocation title={text('page./locatie-documenten')}>
      {(location) => <DocumentsOf location={location} />}
    </AtLocation>
  )
}

function DocumentsOf({ location }: { readonly location: Location }) {
  const text = useText()
  const format = useFormat()
  const narrow = useNarrowScreen()
  const { open, dialog } = useDocumentDialog()
  const query = useCall(documents.getLocationDocuments, { materieellocatie: location.nummer })
  const columns = useMemo(() => documentColumns({ text, format, open }), [text, format, open])
  return (
    <LocationScreen
      title={text('page./locatie-documenten')}
      intro={`${location.nummer} · ${location.omschrijving}`}
      actions={
        !narrow && (
          <Button icon={<IconPrinter />} onClick={() => window.print()}>
            {text('action.print')}
          </Button>
        )
      }
    >
      <QueryTable
        query={query}
        failure="documents.listFailed"
        label={text('page./locatie-documenten')}
        columns={columns}
        rowKey={(row) => String(row.documentNummer)}
        onOpen={open}
        empty={
          <EmptyState
            icon={<IconFiles />}
            title={text('documenten.leeg')}
            action={<ScreenButton to="/materieelvoorraad">{text('wizard.toStock')}</ScreenButton>}
          />
        }
      />
      {dialog}
      <AreaAge of="FactuurDocVerwijzingSync" />
    </LocationScreen>
  )
}
