import type { SubmissionCard } from '@portal/contract/submissions.ts'
import { useFormat } from '../../lib/format.ts'
import { listWord } from '../../lib/list-words.ts'
import { useText } from '../../lib/text.ts'
import { FactList } from '../../shared/records/FactList.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import classes from './Approvals.module.css'

/** Where it goes and by whom it is received: seldom what a decision hangs on, so it opens on a tap. */
export function DecisionFacts({ card }: { readonly card: SubmissionCard }) {
  const text = useText()
  const format = useFormat()
  const town = [card.postcode, card.plaats].filter(Boolean).join(' ')
  const address = [card.adres, town].filter(Boolean).join(', ')
  return (
    <details className={classes.details}>
      <summary>{text('approvals.details')}</summary>
      <FactList
        facts={[
          ['approvals.list', `${card.lijstNaam} (${card.savedAanvraagNummer})`],
          ['approvals.submitted', format.moment(card.ingediendOp)],
          ['approvals.location', `${card.locatieOmschrijving} (${card.materieellocatie})`],
          [card.ophalen ? 'approvals.depot' : 'approvals.address', card.ophalen ? card.depotOmschrijving : address],
          ['approvals.contact', card.contactpersoon],
          ['approvals.phone', card.telefoonnummer === '' ? '' : <PhoneLink key="phone" number={card.telefoonnummer} />],
          ['approvals.transport', listWord(text, card.transportmiddel)],
          ['approvals.reference', card.referentie],
        ]}
      />
    </details>
  )
}
