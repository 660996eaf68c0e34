import { machines } from '@portal/contract/machines.ts'
import { stock } from '@portal/contract/stock.ts'
import { type LabelSheetName, labelSheetNames, labelSheets, mostLabels } from '@portal/domain/machines/label-sheets.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
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
import { RadioField, SelectField } from '../../../ui/ChoiceField.tsx'
import { Row, Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Page.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import { isPiece } from '../stock-row.ts'

/** Labels for the machines of a location, on sheets or by a label printer. */
export function LabelsPage() {
  const text = useText()
  return <AtLocation title={text('page./etiketten')}>{(location) => <LabelsAt location={location} />}</AtLocation>
}

/** The machines that were chosen where somebody comes from, as the address names them. */
function useChosen(): readonly string[] {
  const { nummers }: { nummers?: unknown } = useSearch({ strict: false })
  return String(nummers ?? '')
    .split(',')
    .filter((no) => no !== '')
    .slice(0, mostLabels)
}

function LabelsAt({ location }: { readonly location: Location }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const chosen = useChosen()
  const query = useCall(stock.getStock, { gebruikerLogin, materieellocatie: location.nummer })
  return (
    <LocationScreen narrow title={text('page./etiketten')} intro={text('machines.labelsIntro')}>
      <StateView query={query} skeleton="form">
        {({ items }) => (
          // Other machines in the address are another choice.
          <LabelsForm
            key={chosen.join()}
            chosen={chosen}
            location={location}
            numbers={items.filter((row) => isPiece(row) && row.huidig > 0).map((row) => row.materieelNummer)}
          />
        )}
      </StateView>
    </LocationScreen>
  )
}

interface LabelsFormProps {
  readonly location: Location
  readonly chosen: readonly string[]
  /** Of all machines that stand there. */
  readonly numbers: readonly string[]
}

function LabelsForm({ location, chosen: asked, numbers }: LabelsFormProps) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const chosen = asked.filter((no) => numbers.includes(no))
  const [which, setWhich] = useState<string>(chosen.length > 0 ? 'chosen' : 'all')
  const [vel, setVel] = useState<LabelSheetName>(labelSheetNames[0])
  const [skipped, setSkipped] = useState(0)
  const wanted = which === 'chosen' ? chosen : numbers
  const save = useMutation({
    mutationFn: async () => {
      const of = { gebruikerLogin, materieellocatie: location.nummer, vel, overslaan: skipped }
      const asked = which === 'chosen' ? { ...of, nummers: [...chosen] } : of
      for (let deel = 1, parts = 1; deel <= parts; deel += 1) {
        const file = await call(machines.printLabels, { ...asked, deel })
        savePdf(file)
        parts = file.delen
      }
    },
    onError: notifyError,
  })
  const { columns, rows } = labelSheets[vel]
  if (numbers.length === 0) return <Notice kind="info">{text('etiket.geen_machines')}</Notice>
  return (
    <Panel>
      <Stack gap={4} shrinks>
        {chosen.length > 0 && (
          <RadioField
            label={text('machines.which')}
            value={which}
            onChange={setWhich}
            choices={[
              { value: 'chosen', label: text('machines.whichChosen', { count: chosen.length }) },
              { value: 'all', label: text('machines.whichAll', { count: numbers.length }) },
            ]}
          />
        )}
        <SelectField
          label={text('machines.sheet')}
          required
          value={vel}
          choices={labelSheetNames.map((name) => ({ value: name, label: text(`machines.sheet.${name}`) }))}
          onChange={(event) => {
            const next = labelSheetNames.find((name) => name === event.currentTarget.value)
            if (next !== undefined) setVel(next)
            setSkipped(0)
          }}
        />
        {columns * rows > 1 && (
          <SelectField
            label={text('machines.skipped')}
            required
            value={String(skipped)}
            choices={Array.from({ length: columns * rows }, (_, at) => ({ value: String(at), label: String(at) }))}
            onChange={(event) => setSkipped(Number(event.currentTarget.value))}
          />
        )}
        <p className="soft">{text('machines.wholeSize')}</p>
        <Row>
          <Button
            kind="primary"
            icon={<IconPrinter size={20} aria-hidden />}
            busy={save.isPending}
            onClick={() => save.mutate()}
          >
            {text('machines.makeLabels', { count: wanted.length })}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
