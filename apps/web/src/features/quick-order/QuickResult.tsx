import type { LineChoice, ReadLine } from '@portal/contract/search.ts'
import { IconPlaylistAdd } from '@tabler/icons-react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ItemPicture } from '../../shared/items/ItemPicture.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './QuickOrder.module.css'
import { type ClearLine, type QuickDraft, type SortedLines, sortLines } from './quick-draft.ts'

interface QuickResultProps {
  readonly lines: readonly ReadLine[]
  readonly chosen: QuickDraft['chosen']
  readonly busy: boolean
  readonly onChoose: (written: string, thing: LineChoice | null) => void
  readonly onPut: (sorted: SortedLines) => void
}

/** What was read: a question for the first unclear line, what is found, and what is wrong with the rest. */
export function QuickResult({ lines, chosen, busy, onChoose, onPut }: QuickResultProps) {
  const text = useText()
  const sorted = sortLines(lines, chosen)
  const { clear, unclear, wrong } = sorted
  const [asked] = unclear
  return (
    <>
      {asked !== undefined && <Question key={asked.regel} line={asked} left={unclear.length} onChoose={onChoose} />}
      {wrong.length > 0 && (
        <Stack as="section" gap={2} className={classes.part}>
          <h2>{text('quickOrder.wrong', { count: wrong.length })}</h2>
          <p className="soft">{text('quickOrder.wrongStay')}</p>
          <ul
            className={`card-rows lined ${classes.lines}`}
            aria-label={text('quickOrder.wrong', { count: wrong.length })}
          >
            {wrong.map(({ regel, geschreven, why }) => (
              <li key={regel} data-left>
                <Stack justify="start" className={classes.words}>
                  <strong translate="no">{geschreven}</strong>
                </Stack>
                <StatusChip kind="danger">{text(`quickOrder.reason.${why}`)}</StatusChip>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {clear.length > 0 && (
        <Stack as="section" gap={2} className={classes.part}>
          <h2>{text('quickOrder.found', { count: clear.length })}</h2>
          <ul
            className={`card-rows lined ${classes.lines}`}
            aria-label={text('quickOrder.found', { count: clear.length })}
          >
            {clear.map((one) => (
              <Found key={one.line.regel} one={one} />
            ))}
          </ul>
          <Button
            kind={asked === undefined ? 'primary' : 'secondary'}
            wide
            icon={<IconPlaylistAdd aria-hidden />}
            busy={busy}
            onClick={() => onPut(sorted)}
          >
            {text('quickOrder.put_lines', { count: clear.length })}
          </Button>
        </Stack>
      )}
    </>
  )
}

function Found({ one: { line, thing } }: { readonly one: ClearLine }) {
  const text = useText()
  const format = useFormat()
  return (
    <li>
      <ItemPicture item={thing} size="small" />
      <Stack justify="start" className={classes.words}>
        <strong>{thing.omschrijving}</strong>
        <small className="soft" translate="no">
          {`${thing.materieelSoort} · ${line.geschreven}`}
        </small>
      </Stack>
      <strong className="figures">{text('item.times', { count: format.number(line.aantal) })}</strong>
    </li>
  )
}

interface QuestionProps extends Pick<QuickResultProps, 'onChoose'> {
  readonly line: ReadLine
  /** How many are still to be asked, this one among them. */
  readonly left: number
}

/** One unclear line with the things that it may mean. */
function Question({ line, left, onChoose }: QuestionProps) {
  const text = useText()
  const { geschreven } = line
  return (
    <Panel title={text('quickOrder.ask')}>
      <Stack gap={2} className={classes.part}>
        <p>
          <strong translate="no">{geschreven}</strong>{' '}
          <span className="soft">{text('quickOrder.askLeft', { count: left })}</span>
        </p>
        <Stack as="ul" gap={2} aria-label={text('quickOrder.ask')}>
          {line.keuzes.map((thing) => (
            <li key={`${thing.kind} ${thing.materieelSoort}`}>
              <button type="button" className={classes.choice} onClick={() => onChoose(geschreven, thing)}>
                <ItemPicture item={thing} size="small" />
                <Stack as="span" justify="start" className={classes.words}>
                  <strong>{thing.omschrijving}</strong>
                  <small className="soft" translate="no">
                    {thing.materieelSoort}
                  </small>
                </Stack>
              </button>
            </li>
          ))}
        </Stack>
        <Row gap={2} align="center" wrap>
          <Button onClick={() => onChoose(geschreven, null)}>{text('quickOrder.none')}</Button>
        </Row>
      </Stack>
    </Panel>
  )
}
