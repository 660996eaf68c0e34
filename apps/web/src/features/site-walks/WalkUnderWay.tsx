import type { PlantItem } from '@portal/contract/stock.ts'
import { foreignHostOf } from '@portal/domain/machines/label-address.ts'
import type { WalkOnSite } from '@portal/domain/queue/queued-action.ts'
import { readLabel } from '@portal/domain/removal-list/read-label.ts'
import { findByLabel, type Sighting, thingKey } from '@portal/domain/site-walks/sighting.ts'
import { countWalk } from '@portal/domain/site-walks/walk-report.ts'
import { useMemo, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { giveSignal } from '../../shared/scanning/scan-signal.ts'
import { useHandScanner } from '../../shared/scanning/use-hand-scanner.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmOnce } from '../../ui/ConfirmOnce.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { LabelInput, type Read } from './LabelInput.tsx'
import { type PageRow, see } from './use-walk.ts'
import { WalkList } from './WalkList.tsx'

interface WalkUnderWayProps {
  readonly walk: WalkOnSite
  /** Empty while nothing of it was sent. */
  readonly begunBy: string
  readonly rows: readonly PageRow[]
  /** What stands here by the books. */
  readonly stock: readonly PlantItem[]
  readonly place: { readonly gebruikerLogin: string; readonly materieellocatie: string }
  readonly mayWalk: boolean
  readonly onClose: () => Promise<void>
}

/** A walk that goes on: scan or tap what is seen, and end it. */
export function WalkUnderWay({ walk, begunBy, rows, stock, place, mayWalk, onClose }: WalkUnderWayProps) {
  const text = useText()
  const format = useFormat()
  const [read, setRead] = useState<Read | null>(null)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const counts = useMemo(() => countWalk(rows), [rows])
  const say = (thing: Omit<Sighting, 'moment'>) => void see(place, walk, thing)

  const take = (code: string) => {
    // What another portal printed is looked up by the server: its numbers may be numbers of this site.
    const label = readLabel(code)
    const isOurs = foreignHostOf(code, [window.location.hostname]) === null
    const row = label === null || !isOurs ? null : findByLabel(label, stock)
    if (label === null) {
      giveSignal('bad')
      return setRead({ kind: 'danger', title: code || text('scan.noCode'), words: text('scan.mislukt') })
    }
    if (row === null) {
      giveSignal('bad')
      say({ type: '', materieelSoort: '', materieelNummer: '', code: code.trim(), aantal: 1 })
      return setRead({ kind: 'danger', title: code.trim(), words: text('siteWalks.notInBooks') })
    }
    const { type, materieelSoort, materieelNummer } = row
    const thing = { type, materieelSoort, materieelNummer, code: '' }
    const before = rows.find(({ key }) => key === thingKey(thing))?.seen ?? 0
    const aantal = materieelNummer === '' ? before + 1 : 1
    say({ ...thing, aantal })
    giveSignal('good')
    setRead({
      kind: 'success',
      title: [row.omschrijving, materieelNummer].filter(Boolean).join(' · '),
      words: materieelNummer === '' ? text('siteWalks.counted', { count: aantal }) : text('siteWalks.found'),
    })
  }
  useHandScanner((code) => mayWalk && take(code))

  const left = counts.expected - counts.seen
  const percent = counts.expected === 0 ? 100 : Math.round((100 * counts.seen) / counts.expected)
  const progress = text('siteWalks.progress', { seen: counts.seen, total: counts.expected })
  return (
    <Stack gap={4} shrinks>
      {/* A walk that somebody left open for days would count as seen what was seen then. */}
      {begunBy !== '' && (
        <p className="soft">{text('siteWalks.begunBy', { name: begunBy, moment: format.moment(walk.begonnen) })}</p>
      )}
      {walk.deel !== '' && <p>{text('siteWalks.ofPart', { name: walk.deel })}</p>}
      <ProgressBar label={progress} percent={percent} />
      {mayWalk && <LabelInput onCode={take} read={read} />}
      <WalkList rows={rows} {...(mayWalk && { onSee: say })} />
      {mayWalk && (
        <SelectionBar
          label={text('page./locatie/ronde')}
          selected={progress}
          pieces={counts.extra > 0 ? text('siteWalks.extra', { count: counts.extra }) : ''}
        >
          <Button kind="primary" busy={busy} onClick={() => setAsking(true)}>
            {text('siteWalks.close')}
          </Button>
        </SelectionBar>
      )}
      <ConfirmOnce
        open={asking}
        title={text('siteWalks.closeTitle')}
        action={text('siteWalks.close')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          setBusy(true)
          void onClose().finally(() => setBusy(false))
        }}
      >
        {left === 0 || walk.deel !== '' ? text('siteWalks.closeAll') : text('siteWalks.closeLeft', { count: left })}
      </ConfirmOnce>
    </Stack>
  )
}
