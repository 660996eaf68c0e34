import type { Machine } from '@portal/contract/machines.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { Stack } from '../../../ui/Layout.tsx'
import { Panel } from '../../../ui/Page.tsx'
import { MachinePapers } from './MachinePapers.tsx'

/** The papers of a machine, and what people at the site said about it that nobody has solved yet. */
export function MachineBelongings({ machine }: { readonly machine: Machine }) {
  const text = useText()
  const format = useFormat()
  return (
    <Stack gap={5} shrinks>
      {machine.notities.length > 0 && (
        <Panel title={text('machines.notes')}>
          <ul>
            {machine.notities.map(({ id, omschrijving, ontvangenOp }) => (
              <li key={id}>
                <Link to="/klacht-details/$id" params={{ id }}>
                  {omschrijving}
                </Link>{' '}
                <small>{format.date(ontvangenOp)}</small>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={text('machines.papers')}>
        <MachinePapers machine={machine} />
      </Panel>
    </Stack>
  )
}
