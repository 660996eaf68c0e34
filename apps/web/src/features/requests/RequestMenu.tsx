import type { RequestDetails } from '@portal/contract/request-records.ts'
import { isChangeable } from '@portal/domain/requests/request-standing.ts'
import { IconArrowBackUp, IconMessageQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { RecordMenu } from '../../shared/records/RecordMenu.tsx'
import { useFeedback } from '../../shared/records/use-feedback.ts'
import { WithdrawDialog } from '../../shared/records/Withdraw.tsx'

interface RequestMenuProps {
  readonly details: RequestDetails
  readonly name: string
}

/** The menu of a request: while the back office has nothing of it, it is withdrawn; later a change is asked for. */
export function RequestMenu({ details, name }: RequestMenuProps) {
  const text = useText()
  const give = useFeedback(details.materieellocatie)
  const [isAsking, setAsking] = useState(false)
  const { aanvraagnummer: number } = details
  const withdraw = {
    label: 'recordMenu.withdraw',
    icon: <IconArrowBackUp size={20} />,
    run: () => setAsking(true),
  } as const
  const askChange = {
    label: 'recordMenu.askChange',
    icon: <IconMessageQuestion size={20} />,
    run: () => give?.({ over: 'aanvraag', nummer: number, omschrijving: text('recordMenu.changeSubject', { number }) }),
  } as const
  const canAsk = give !== null && isChangeable(details)
  const actions = details.intrekbaar ? [withdraw] : canAsk ? [askChange] : []
  return (
    <>
      <RecordMenu
        name={name}
        number={number}
        day={details.leverDatum ?? details.afvoerDatum ?? details.verplaatsDatum}
        place={details.locatieOmschrijving}
        actions={actions}
      />
      {isAsking && (
        <WithdrawDialog
          number={number}
          name={name}
          hasLines={details.regels.length > 0}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
