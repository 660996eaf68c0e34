import type { LineState } from '@portal/domain/hand-overs/hand-over.ts'
import { IconCamera, IconCheck, IconChevronRight } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { type ChipKind, StatusChip } from '../../ui/StatusChip.tsx'
import classes from './HandOvers.module.css'
import type { Line, Words } from './use-hand-over-draft.ts'

export const chipOf: Readonly<Record<LineState, ChipKind>> = {
  open: 'neutral',
  in_orde: 'success',
  beschadigd: 'warning',
  geweigerd: 'danger',
  ontbreekt: 'danger',
}

/** Number and how many, as far as there is something to say. */
export function factsOf({ materieelNummer, aantal }: Pick<Line, 'materieelNummer' | 'aantal'>): string {
  return [materieelNummer, materieelNummer === '' || aantal > 1 ? `${aantal} ×` : ''].filter(Boolean).join(' · ')
}

interface FillLinesProps {
  readonly words: Words
  readonly faults: Readonly<Record<string, string>>
  readonly onOpen: (regel: string) => void
  /** It is as it should be. */
  readonly onRight: (regel: string) => void
  /** What nobody said anything of is as it should be. */
  readonly onRest: () => void
}

/** What is handed over: one tap says that a thing is in order, its row opens everything else about it. */
export function FillLines({ words: { regels }, faults, onOpen, onRight, onRest }: FillLinesProps) {
  const text = useText()
  const open = regels.filter(({ stand }) => stand === 'open').length
  if (regels.length === 0) return <p className="soft">{text('handOvers.nothing')}</p>
  return (
    <>
      <ul className={`lined ${classes.lines}`}>
        {regels.map((line) => (
          <FillRow key={line.regel} line={line} faults={faults} onOpen={onOpen} onRight={onRight} />
        ))}
      </ul>
      {open > 1 && (
        <Button icon={<IconCheck aria-hidden />} wide onClick={onRest}>
          {text('handOvers.restRight', { count: open })}
        </Button>
      )}
    </>
  )
}

type FillRowProps = Omit<FillLinesProps, 'words' | 'onRest'> & { readonly line: Line }

function FillRow({ line, faults, onOpen, onRight }: FillRowProps) {
  const text = useText()
  const { regel, omschrijving, stand, opmerking, fotos } = line
  const fault = faults[`regels.${regel}.opmerking`] ?? faults[`regels.${regel}.omschrijving`]
  return (
    <Row as="li" gap={2} align="center" justify="between" className={classes.line}>
      <button type="button" className={classes.lineOpen} onClick={() => onOpen(regel)}>
        <Stack as="span" shrinks>
          <strong>{omschrijving}</strong>
          <span className="soft">{factsOf(line)}</span>
          {opmerking !== '' && <span className="soft">{opmerking}</span>}
          {fault !== undefined && <span className={classes.fault}>{fault}</span>}
        </Stack>
        {fotos.length > 0 && (
          <Row as="span" inline gap={1} align="center" className="soft">
            <IconCamera size={18} aria-hidden />
            <span className="figures">{fotos.length}</span>
          </Row>
        )}
        {stand !== 'open' && <StatusChip kind={chipOf[stand]}>{text(`handOvers.state.${stand}`)}</StatusChip>}
        <IconChevronRight size={20} aria-hidden />
      </button>
      {stand === 'open' && (
        <Button
          className={classes.tick ?? ''}
          aria-label={text('handOvers.rightOf', { name: omschrijving })}
          icon={<IconCheck aria-hidden />}
          onClick={() => onRight(regel)}
        />
      )}
    </Row>
  )
}
