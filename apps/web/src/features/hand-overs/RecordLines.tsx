import { fuelEighths, needsRemark } from '@portal/domain/hand-overs/hand-over.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { FeedbackButton } from '../../shared/records/FeedbackButton.tsx'
import { HandOverPicture } from '../../shared/records/HandOverPicture.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { chipOf, factsOf } from './FillLines.tsx'
import classes from './HandOvers.module.css'
import type { Line, Words } from './use-hand-over-draft.ts'

interface RecordLinesProps {
  readonly words: Words
  /** The hand-over whose pictures are shown; without it their number is. */
  readonly overdracht?: string
  /** Of one that is signed the location, at which what was not in order can be reported. */
  readonly reportAt?: string | null
}

/** What was handed over, to read. */
export function RecordLines({ words: { regels, ordernummer }, overdracht, reportAt = null }: RecordLinesProps) {
  return (
    <ul className={`lined ${classes.lines}`}>
      {regels.map((line) => (
        <RecordLine key={line.regel} line={line} {...(overdracht !== undefined && { overdracht })}>
          {reportAt !== null && needsRemark(line) && <ReportLine line={line} ordernummer={ordernummer} at={reportAt} />}
        </RecordLine>
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

interface ReportLineProps {
  readonly line: Line
  readonly ordernummer: string
  readonly at: string
}

/** Feedback about what was damaged, refused or missing, in the words of the record: of the piece, else of the order. */
function ReportLine({ line, ordernummer, at }: ReportLineProps) {
  const text = useText()
  const { omschrijving, materieelNummer, stand, opmerking } = line
  return (
    <Row>
      <FeedbackButton
        small
        at={at}
        label={text('handOvers.report')}
        over={materieelNummer === '' ? 'order' : 'stuk'}
        nummer={materieelNummer || ordernummer}
        omschrijving={`${omschrijving}: ${text(`handOvers.state.${stand}`)}. ${opmerking}`}
      />
    </Row>
  )
}

interface RecordLineProps {
  readonly line: Line
  readonly overdracht?: string
  readonly children: ReactNode
}

function RecordLine({ line, overdracht, children }: RecordLineProps) {
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
              <HandOverPicture
                overdracht={overdracht}
                foto={foto}
                name={text(`handOvers.side.${kant}`)}
                lost={text('handOvers.noPicture')}
              />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Stack>
  )
}
