import type { Submission } from '@portal/contract/submissions.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'

type Named = Pick<Submission, 'inhoud' | 'lijstNaam' | 'aantalRegels' | 'leverDatum' | 'retourDatum' | 'ophalen'>

type Decided = Pick<Submission, 'besluitDoor' | 'besluitNamens'>

export type SubmissionWords = ReturnType<typeof useSubmissionWords>

/** A submitted list in words: names before numbers, days before dates. */
export function useSubmissionWords() {
  const text = useText()
  const format = useFormat()
  return {
    /** "Joop Smit (namens Gerda Smit)"; empty while nobody decided. */
    decider: ({ besluitDoor, besluitNamens }: Decided) => {
      const name = besluitDoor ?? ''
      return besluitNamens === null ? name : text('approvals.byFor', { name, approver: besluitNamens })
    },
    moment: format.moment,
    /** "Minigraver 1,8 t + 3". */
    content: ({ inhoud, lijstNaam, aantalRegels }: Named) => {
      const first = inhoud || lijstNaam
      return aantalRegels > 1 ? `${first} + ${format.number(aantalRegels - 1)}` : first
    },
    /** "do 26 nov tot vr 18 dec". */
    period: ({ leverDatum, retourDatum, ophalen }: Named) => {
      if (leverDatum === null) return text('approvals.noDay')
      const from = format.day(leverDatum)
      const days = retourDatum === null ? from : text('approvals.period', { from, until: format.day(retourDatum) })
      return ophalen ? text('approvals.pickup', { days }) : days
    },
  }
}
