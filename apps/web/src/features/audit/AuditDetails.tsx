import type { AuditRow } from '@portal/contract/audit.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Modal } from '../../ui/Modal.tsx'
import classes from './Audit.module.css'
import { auditAccount, auditAction, auditPerson, flatDetails } from './audit-words.ts'

interface AuditDetailsProps {
  readonly row: AuditRow
  readonly onClose: () => void
  /** Shows everything that this person did. */
  readonly onPerson: (name: string) => void
}

/** One action with everything that was kept of it. */
export function AuditDetails({ row, onClose, onPerson }: AuditDetailsProps) {
  const text = useText()
  const format = useFormat()
  const facts = [
    [text('audit.column.by'), auditPerson(row, text)],
    [text('audit.column.moment'), format.moment(row.moment)],
    [text('audit.column.subject'), row.onderwerp],
    [text('audit.column.location'), row.locatieNo ?? ''],
    [text('audit.column.call'), row.handeling],
    [text('audit.column.reference'), row.verzoek],
  ].filter(([, value]) => value !== '')
  const details = flatDetails(row.gegevens)
  const name = auditAccount(row)
  const person = name !== '' && <Button onClick={() => onPerson(name)}>{text('audit.ofPerson', { name })}</Button>
  return (
    <Modal open shape="wide" title={auditAction(row.handeling, text)} onClose={onClose} footer={person}>
      <Stack gap={3} shrinks className={classes.details}>
        <Facts facts={facts} />
        <h3>{text('audit.column.details')}</h3>
        {details.length === 0 ? <p className="soft">{text('audit.nothingMore')}</p> : <Facts facts={details} />}
      </Stack>
    </Modal>
  )
}

function Facts({ facts }: { readonly facts: readonly (readonly string[])[] }) {
  return (
    <Stack as="dl" gap={2} className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </Stack>
  )
}
