import { type PlantItem, stock } from '@portal/contract/stock.ts'
import { standsHere } from '@portal/domain/agenda/site-figures.ts'
import { type HandedThing, lineOf } from '@portal/domain/hand-overs/begin-hand-over.ts'
import { handOverLengths } from '@portal/domain/hand-overs/hand-over.ts'
import { numberKey } from '@portal/domain/plain/search-text.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { factsOf } from './FillLines.tsx'
import classes from './HandOvers.module.css'
import type { HandOverDraft } from './use-hand-over-draft.ts'

/** Rows of the stock that are shown: whoever looks for more types on. */
const mostShown = 20

interface AddLinesProps {
  readonly draft: HandOverDraft
  /** Told the line that was added; null when none was. */
  readonly onClose: (added: string | null) => void
}

const thingOf = ({ materieelSoort, materieelNummer, omschrijving, huidig }: PlantItem): HandedThing => ({
  ...{ materieelSoort, materieelNummer, omschrijving },
  aantal: Math.max(1, Math.round(huidig)),
})

const nameKey = (words: string) => words.toLowerCase().trim()

/** Something that is handed over as well: of the stock of the site, or as it is called. */
export function AddLines({ draft, onClose }: AddLinesProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const books = useCall(stock.getStock, draft.place)
  const wanted = nameKey(typed)
  const isThere = ({ materieelSoort, materieelNummer }: PlantItem) =>
    draft.words.regels.some(
      (line) => line.materieelSoort === materieelSoort && line.materieelNummer === materieelNummer,
    )
  const found = (books.data?.items ?? [])
    .filter((item) => standsHere(item) && !isThere(item))
    .filter(
      (item) =>
        nameKey(item.omschrijving).includes(wanted) ||
        (wanted !== '' && numberKey(item.materieelNummer).includes(numberKey(typed))),
    )
    .slice(0, mostShown)
  const add = (thing: HandedThing) => {
    const regel = crypto.randomUUID()
    const { fotos: _, ...line } = lineOf(thing, regel)
    draft.change((now) => ({ ...now, regels: [...now.regels, { ...line, fotos: [] }] }))
    onClose(regel)
  }
  return (
    <Modal open shape="sheet" title={text('handOvers.add')} onClose={() => onClose(null)}>
      <Stack gap={3} shrinks>
        <TextField
          label={text('handOvers.search')}
          required
          autoComplete="off"
          value={typed}
          maxLength={handOverLengths.omschrijving}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {wanted !== '' && (
          <Button
            icon={<IconPlus aria-hidden />}
            wide
            onClick={() => add({ materieelSoort: '', materieelNummer: '', omschrijving: typed.trim(), aantal: 1 })}
          >
            {text('handOvers.addTyped', { name: typed.trim() })}
          </Button>
        )}
        {found.length > 0 && (
          <ul className={`lined ${classes.lines}`} aria-label={text('handOvers.standsHere')}>
            {found.map((item) => (
              <li key={`${item.materieelSoort} ${item.materieelNummer}`} className={classes.line}>
                <button type="button" className={classes.lineOpen} onClick={() => add(thingOf(item))}>
                  <Stack as="span" shrinks>
                    <strong>{item.omschrijving}</strong>
                    <span className="soft">{factsOf(thingOf(item))}</span>
                  </Stack>
                  <IconPlus size={20} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Modal>
  )
}
