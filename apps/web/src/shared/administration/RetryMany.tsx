import type { mails } from '@portal/contract/mails.ts'
import type { outbox } from '@portal/contract/outbox.ts'
import { IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../lib/call.ts'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { untilRead } from '../../lib/read-changed.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import type { TableSelection } from '../../ui/table/table-parts.ts'
import { ActionFrame } from './ActionFrame.tsx'

/** As many as one call takes. */
const atOnce = 100
/** As many as one call gives. */
const rowsPerPage = 250

interface Retriable {
  readonly id: string
}

/** What can be tried again, and how. */
export interface RetryManyOptions<Row extends Retriable> {
  /** Whose texts it has. */
  readonly words: 'outbox' | 'mails'
  readonly command: typeof outbox.retryOutboxRegels | typeof mails.retryMails
  /** The page of rows that is shown. */
  readonly rows: readonly Row[]
  readonly isAtRest: (row: Row) => boolean
  /** How many there are on all pages; 0 where others stand among them. */
  readonly total: number
  readonly readPage: (page: {
    readonly pagina: number
    readonly rijen: number
  }) => Promise<{ readonly items: readonly Row[]; readonly totaal: number }>
}

interface RetryMany<Row> {
  readonly selection: TableSelection<Row>
  /** The button for all of them; null while there are none. */
  readonly all: ReactNode
  /** What is chosen, and the question before anything is tried. */
  readonly below: ReactNode
}

interface Asked {
  readonly count: number
  readonly findIds: () => Promise<readonly string[]>
}

/** Choosing rows, or all, to try them again by one question. */
export function useRetryMany<Row extends Retriable>(options: RetryManyOptions<Row>): RetryMany<Row> {
  const { words, command, rows, isAtRest, total } = options
  const text = useText()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked | null>(null)
  const selected = rows.filter((row) => isAtRest(row) && chosen.has(row.id)).map(({ id }) => id)
  const close = () => {
    setAsked(null)
    setChosen(new Set())
  }
  return {
    selection: { chosen, onChange: setChosen, allowed: isAtRest },
    all: total > 0 && (
      <Button
        icon={<IconRefresh size={18} aria-hidden />}
        onClick={() => setAsked({ count: total, findIds: () => findAll(options) })}
      >
        {text(`${words}.many.all`, { count: total })}
      </Button>
    ),
    below: (
      <>
        {selected.length > 0 && (
          <SelectionBar
            label={text('retryMany.selection')}
            selected={text('retryMany.selected', { count: selected.length })}
            pieces=""
          >
            <Button
              kind="primary"
              icon={<IconRefresh size={18} aria-hidden />}
              onClick={() => setAsked({ count: selected.length, findIds: async () => selected })}
            >
              {text(`${words}.many.action`)}
            </Button>
          </SelectionBar>
        )}
        {asked !== null && <Question {...asked} words={words} command={command} onClose={close} />}
      </>
    ),
  }
}

/** All that can be tried again, before the first is: what is tried leaves the pages. */
async function findAll<Row extends Retriable>({
  readPage,
  isAtRest,
}: RetryManyOptions<Row>): Promise<readonly string[]> {
  const found = new Set<string>()
  for (let pagina = 1; ; pagina += 1) {
    const { items, totaal } = await readPage({ pagina, rijen: rowsPerPage })
    for (const row of items) if (isAtRest(row)) found.add(row.id)
    if (items.length === 0 || pagina * rowsPerPage >= totaal) return [...found]
  }
}

interface QuestionProps extends Asked, Pick<RetryManyOptions<Retriable>, 'words' | 'command'> {
  readonly onClose: () => void
}

/** Asks once, then tries some at a time. What was tried when one call fails is not tried again by the next press. */
function Question({ count, findIds, words, command, onClose }: QuestionProps) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const send = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const ids = await findIds()
      let done = 0
      for (let at = 0; at < ids.length; at += atOnce)
        done += (await call(command, { ids: ids.slice(at, at + atOnce) })).gelukt
      await untilRead()
      notify(`${words}.many.done`, { severity: 'success', params: { count: done } })
      if (done < count) notify('retryMany.left', { severity: 'warning', params: { count: count - done } })
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  const problem = failure === null ? null : errorText(failure)
  return (
    <ActionFrame
      title={text(`${words}.many.action`)}
      action={text(`${words}.many.action`)}
      busy={busy}
      onClose={onClose}
      onSend={() => void send()}
    >
      <p>{text(`${words}.many.ask`, { count })}</p>
      {problem !== null && <Notice kind="danger">{text(problem.key, problem.params)}</Notice>}
    </ActionFrame>
  )
}
