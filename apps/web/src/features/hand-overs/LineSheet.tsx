import { quantityBounds } from '@portal/domain/constants.ts'
import { fuelLevels } from '@portal/domain/hand-overs/begin-hand-over.ts'
import {
  fuelEighths,
  handOverLengths,
  lineStates,
  mostHours,
  needsRemark,
} from '@portal/domain/hand-overs/hand-over.ts'
import type { HandOverOnDevice } from '@portal/domain/queue/queued-action.ts'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioField, SelectField } from '../../ui/ChoiceField.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { TextAreaField, TextField } from '../../ui/TextField.tsx'
import { LinePictures } from './LinePictures.tsx'
import type { HandOverDraft, Line } from './use-hand-over-draft.ts'

interface LineSheetProps {
  readonly line: Line
  readonly handOver: HandOverOnDevice
  readonly draft: HandOverDraft
  readonly onClose: () => void
}

/** Everything about one thing that is handed over. */
export function LineSheet({ line, handOver, draft, onClose }: LineSheetProps) {
  const text = useText()
  const change = (part: Partial<Line>) => draft.changeLine(line.regel, () => part)
  const takeAway = () => {
    onClose()
    draft.change((now) => ({ ...now, regels: now.regels.filter(({ regel }) => regel !== line.regel) }))
  }
  const states = lineStates.filter((state) => state !== 'open')
  return (
    <Modal
      open
      shape="sheet"
      title={[line.omschrijving, line.materieelNummer].filter(Boolean).join(' · ')}
      onClose={onClose}
      footer={
        <Row gap={3} justify="between" wrap>
          <Button kind="quiet" icon={<IconTrash aria-hidden />} onClick={takeAway}>
            {text('handOvers.takeAway')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {text('handOvers.ready')}
          </Button>
        </Row>
      }
    >
      <Stack gap={4} shrinks>
        <RadioField
          label={text('handOvers.stateOf')}
          value={line.stand}
          choices={states.map((value) => ({ value, label: text(`handOvers.state.${value}`) }))}
          onChange={(value) => change({ stand: states.find((one) => one === value) ?? line.stand })}
        />
        <TextAreaField
          label={text('handOvers.remark')}
          required={needsRemark(line)}
          rows={2}
          value={line.opmerking}
          maxLength={handOverLengths.opmerking}
          onChange={({ currentTarget: { value } }) => change({ opmerking: value })}
        />
        <LinePictures line={line} handOver={handOver} draft={draft} />
        {line.materieelNummer === '' ? (
          <Row gap={3} align="center" justify="between">
            <span>{text('handOvers.quantity')}</span>
            <QuantityStepper
              value={line.aantal}
              label={text('handOvers.quantity')}
              max={quantityBounds.max}
              mayBeEmpty={false}
              onChange={(value) => value !== null && change({ aantal: value })}
            />
          </Row>
        ) : (
          <Meters line={line} change={change} />
        )}
        <TextField
          label={text('handOvers.accessories')}
          hint={text('handOvers.accessoriesHint')}
          value={line.toebehoren}
          maxLength={handOverLengths.toebehoren}
          onChange={({ currentTarget: { value } }) => change({ toebehoren: value })}
        />
      </Stack>
    </Modal>
  )
}

interface MetersProps {
  readonly line: Line
  readonly change: (part: Partial<Line>) => void
}

/** What a machine shows of itself, where it has a counter or a tank. */
function Meters({ line, change }: MetersProps) {
  const text = useText()
  return (
    <>
      <TextField
        label={text('handOvers.hours')}
        inputMode="numeric"
        autoComplete="off"
        value={line.urenstand === null ? '' : String(line.urenstand)}
        onChange={({ currentTarget: { value } }) => {
          const digits = value.replaceAll(/\D/g, '')
          if (Number(digits) <= mostHours) change({ urenstand: digits === '' ? null : Number(digits) })
        }}
      />
      <SelectField
        label={text('handOvers.fuel')}
        placeholder={text('handOvers.fuelUnknown')}
        value={line.brandstof === null ? '' : String(line.brandstof)}
        choices={fuelLevels.map((level) => ({
          value: String(level),
          label: text('handOvers.fuelLevel', { percent: Math.round((100 * level) / fuelEighths) }),
        }))}
        onChange={({ currentTarget: { value } }) => change({ brandstof: value === '' ? null : Number(value) })}
      />
    </>
  )
}
