import type { Submission } from '@portal/contract/submissions.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Approvals.module.css'
import { useSubmissionWords } from './submission-words.ts'

interface SubmissionRowProps {
  readonly row: Submission
  readonly chosen?: boolean
  readonly onChoose?: (number: string, isChosen: boolean) => void
}

/** One submitted list: what is in it, who asks, where and for when; then what was decided. */
export function SubmissionRow({ row, chosen, onChoose }: SubmissionRowProps) {
  const text = useText()
  const words = useSubmissionWords()
  const { savedAanvraagNummer: number } = row
  const name = words.content(row)
  return (
    <li className={classes.row} data-row={number}>
      {onChoose !== undefined && (
        <label className={classes.choose}>
          <input
            type="checkbox"
            checked={chosen === true}
            onChange={(event) => onChoose(number, event.currentTarget.checked)}
          />
          <span className="out-of-sight">{text('approvals.choose', { name })}</span>
        </label>
      )}
      <Link className={classes.open} to="/goed-te-keuren-aanvragen" search={{ aanvraag: number }}>
        <strong>{name}</strong>
        <span>{text('approvals.asksFor', { name: row.aangevraagdDoor, location: row.locatieOmschrijving })}</span>
        <span className={classes.facts}>
          {words.period(row)}
          {row.namens !== null && (
            <StatusChip kind="info">{text('approvals.onBehalf', { name: row.namens })}</StatusChip>
          )}
          {row.zonderBeslisser && <StatusChip kind="warning">{text('approvals.nobodyDecides')}</StatusChip>}
          {row.spoed && <StatusChip kind="warning">{text('requests.urgent')}</StatusChip>}
          {row.status !== 'Requested' && <Decided row={row} />}
        </span>
        {row.opmerking !== '' && row.status === 'Requested' && <q className={classes.remark}>{row.opmerking}</q>}
      </Link>
    </li>
  )
}

/** What was decided, by whom and when. */
export function Decided({ row }: { readonly row: Submission }) {
  const text = useText()
  const words = useSubmissionWords()
  const isApproved = row.status === 'Approved'
  const params = { name: words.decider(row), moment: row.besluitOp === null ? '' : words.moment(row.besluitOp) }
  const key = {
    Approved: 'approvals.approvedBy',
    Disapproved: 'approvals.rejectedBy',
    Cancelled: 'approvals.withdrawnBy',
    Requested: 'approvals.waits',
  } as const
  return (
    <StatusChip kind={isApproved ? 'success' : row.status === 'Disapproved' ? 'danger' : 'neutral'}>
      {text(key[row.status], params)}
      {row.aanvraagnummer !== null && ` · ${row.aanvraagnummer}`}
    </StatusChip>
  )
}
