import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmOnce } from '../../ui/ConfirmOnce.tsx'
import { DataAge } from '../../ui/DataAge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Price } from '../../ui/Price.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { UndoBar } from '../../ui/UndoBar.tsx'
import classes from './PartsPage.module.css'

const kinds = ['neutral', 'info', 'success', 'warning', 'danger'] as const
const tabs = [
  { key: 'a', label: 'Technische gegevens' },
  { key: 'b', label: 'Meegeleverd', count: 4 },
]

/** Buttons, signs, states and what opens over the page. */
export function SignSamples() {
  const [count, setCount] = useState<number | null>(12)
  const [tab, setTab] = useState('a')
  const [shown, setShown] = useState<'none' | 'dialog' | 'sheet' | 'confirm' | 'undo'>('none')
  const close = () => setShown('none')
  return (
    <>
      <Breadcrumbs>
        {[
          <a key="home" href="/">
            Home
          </a>,
          'Onderdelen',
        ]}
      </Breadcrumbs>
      <div className={classes.row}>
        <Button kind="primary" icon={<IconPlus />}>
          Toevoegen
        </Button>
        <Button onClick={() => setShown('dialog')}>Dialoog</Button>
        <Button kind="quiet" onClick={() => setShown('sheet')}>
          Zijpaneel
        </Button>
        <Button kind="danger" onClick={() => setShown('confirm')}>
          Verwijderen
        </Button>
        <Button kind="primary" busy>
          Bezig
        </Button>
        <Button disabled>Uit</Button>
        <Button small onClick={() => setShown('undo')}>
          Klein
        </Button>
        <IconButton label="Verwijderen" icon={<IconTrash />} />
        <IconButton label="Meldingen" icon={<IconPlus />} count={3} />
      </div>
      <div className={classes.row}>
        {kinds.map((kind) => (
          <StatusChip key={kind} kind={kind}>
            {kind}
          </StatusChip>
        ))}
      </div>
      <div className={classes.row}>
        <QuantityStepper max={999} label="Aantal" value={count} onChange={setCount} />
        <QuantityStepper max={999} label="Per tien" value={null} multiple={10} onChange={() => {}} />
        <QuantityStepper max={999} label="Uit" value={2} disabled onChange={() => {}} />
        <Price strong amount={1234.5} unit="per week" />
        <Price amount={0.12} unit="per dag" />
      </div>
      <div className={classes.row}>
        <Picture src={null} alt="Geen afbeelding" size="small" />
        <Picture src={null} alt="Geen afbeelding" />
        <DataAge at="2026-11-21T08:05:00Z" />
        <DataAge at="2026-11-20T08:05:00Z" stale />
      </div>
      <div className={classes.stack}>
        {kinds.slice(1).map((kind) => (
          // The sample list is typed wider than the part takes.
          <Notice key={kind} kind={kind as 'info'} title="Let op" action={<Button small>Openen</Button>}>
            De keuring verloopt over 12 dagen.
          </Notice>
        ))}
      </div>
      <Tabs label="Tabbladen" tabs={tabs} current={tab} onChange={setTab}>
        Inhoud van {tab}
      </Tabs>
      <EmptyState title="Uw bestellijst is leeg." action={<Button kind="primary">Naar de catalogus</Button>} />
      <Skeleton shape="rows" count={2} />
      <Modal open={shown === 'dialog'} onClose={close} title="Dialoog">
        Inhoud
      </Modal>
      <Modal open={shown === 'sheet'} onClose={close} title="Zijpaneel" shape="sheet">
        Inhoud
      </Modal>
      <ConfirmOnce
        open={shown === 'confirm'}
        title="Lijst verwijderen"
        action="Verwijderen"
        onConfirm={close}
        onCancel={close}
      >
        De lijst ‘Ruwbouw’ met 12 regels wordt verwijderd.
      </ConfirmOnce>
      {shown === 'undo' && <UndoBar message="3 regels verwijderd" onUndo={close} onGone={close} />}
    </>
  )
}
