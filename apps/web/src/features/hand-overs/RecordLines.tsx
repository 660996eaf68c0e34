import { fuelEighths } from '@portal/domain/hand-overs/hand-over.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Row, Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { chipOf, factsOf } from './FillLines.tsx'
import { HandOverPicture } from './HandOverPicture.tsx'
import classes from './HandOvers.module.css'
import type { Line, Words } from './use-hand-over-draft.ts'

interface RecordLinesProps {
  readonly words: Words
  /** The hand-over whose pictures are shown; without it their number is. */
  readonly overdracht?: string
}

/** What was handed over, to read. */
export function RecordLines({ words: { regels }, overdracht }: RecordLinesProps) {
  return (
    <ul className={`lined ${classes.lines}`}>
      {regels.map((line) => (
        <RecordLine key={line.regel} line={line} {...(overdracht !== undefined && { overdracht })} />
      ))}
    </ul>
  )
}

function useLineWords({ toebehoren, urenstand, brandstof, fotos }: Line, showsPictures: boolean): readonly string[] {
  const text = useText()
  const format = useFormat()
  return [
    toebehoren === '' ? '' : text('handOvers.with', { what: toebehoren }),
    urenstand === null ? '' : text('handOvers.hoursAre', { hours: format.number(urenstand) }),
    brandstof === null ? '' : text('handOvers.fuelIs', { percent: Math.round((100 * brandstof) / fuelEighths) }),
    fotos.length > 0 && !showsPictures ? text('handOvers.pictureCount', { count: fotos.length }) : '',
  ].filter((part) => part !== '')
}

function RecordLine({ line, overdracht }: { readonly line: Line; readonly overdracht?: string }) {
  const text = useText()
  const details = useLineWords(line, overdracht !== undefined)
  return (
    <Stack as="li" gap={2} className={classes.recordLine}>
      <Row gap={2} align="start" justify="between">
        <Stack shrinks>
          <strong>{line.omschrijving}</strong>
          <span className="soft">{factsOf(line)}</span>
        </Stack>
        <StatusChip kind={chipOf[line.stand]}>{text(`handOvers.state.${line.stand}`)}</StatusChip>
      </Row>
      {line.opmerking !== '' && <p>{line.opmerking}</p>}
      {details.length > 0 && <p className="soft">{details.join(' · ')}</p>}
      {overdracht !== undefined && line.fotos.length > 0 && (
        <ul className={classes.pictures}>
          {line.fotos.map(({ foto, kant }) => (
            <li key={foto}>
              <HandOverPicture overdracht={overdracht} foto={foto} name={text(`handOvers.side.${kant}`)} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
