import { type ComplaintDocument, complaints } from '@portal/contract/complaints.ts'
import type { Document } from '@portal/contract/documents.ts'
import { useMemo } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useUpload } from '../../lib/use-upload.ts'
import { DocumentItems } from '../../shared/documents/DocumentItems.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Complaints.module.css'

const isThere = (one: ComplaintDocument): one is ComplaintDocument & { readonly documentNummer: number } =>
  one.documentNummer !== null

/** A document of the back office as documents are shown everywhere. */
const asDocument = (one: ComplaintDocument & { readonly documentNummer: number }): Document => ({
  documentNummer: one.documentNummer,
  naam: one.naam,
  mimeType: one.mimeType,
  grootte: one.grootte,
  datum: one.datum,
  bron: 'Klacht',
  bronNummer: '',
})

/** Photos and documents of feedback: what is there can be opened, what is on its way says so; more by phone or computer. */
export function ComplaintFiles({ id, mayAdd }: { readonly id: string; readonly mayAdd: boolean }) {
  const text = useText()
  const query = useCall(complaints.getDocuments, { klachtId: id })
  return (
    <Stack gap={4} shrinks>
      <StateView query={query} skeleton="text">
        {({ items }) => (
          <>
            {items.length === 0 && <p className="soft">{text('complaints.noFiles')}</p>}
            <DocumentItems items={items.filter(isThere).map(asDocument)} />
            <Stack as="ul" gap={3} className={classes.list}>
              {items
                .filter((one) => !isThere(one))
                .map((one) => (
                  <li key={one.naam}>
                    <Row gap={2} align="center" justify="between" wrap className={classes.head}>
                      <span>{one.naam}</span>
                      <StatusChip kind={one.reden === '' ? 'info' : 'danger'}>
                        {[text(`requests.delivery.${one.verzending}`), one.reden].filter(Boolean).join(': ')}
                      </StatusChip>
                    </Row>
                  </li>
                ))}
            </Stack>
          </>
        )}
      </StateView>
      {mayAdd && <AddFile id={id} />}
    </Stack>
  )
}

function AddFile({ id }: { readonly id: string }) {
  const text = useText()
  const allowed = useSettings().multiString('Klacht_BestandsTypes')
  const call = useMemo(() => {
    const { uploadDocument } = complaints
    return { ...uploadDocument, upload: (uploadDocument.upload ?? []).filter((kind) => allowed.includes(kind)) }
  }, [allowed])
  const upload = useUpload(call, {
    inputOf: (bestand) => ({ klachtId: id, bestand }),
    onDone: () => undefined,
  })
  return <FileField label={text('complaints.addFile')} upload={upload} />
}
