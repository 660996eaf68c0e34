import type { RequestDetails } from '@portal/contract/request-records.ts'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { thingsName } from '../things-name.ts'
import { WithdrawFrame } from './WithdrawFrame.tsx'

/** The question stays open when withdrawing becomes impossible meanwhile: it says so. */
export function WithdrawPart({ request }: { readonly request: RequestDetails }) {
  const text = useText()
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { aanvraagnummer: number, inhoud, regels, intrekbaar } = request
  return (
    <>
      {intrekbaar && <Button onClick={() => setAsking(true)}>{text('recordMenu.withdraw')}</Button>}
      {isAsking && (
        <WithdrawFrame
          number={number}
          name={thingsName(inhoud, format)}
          hasLines={regels.length > 0}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
