import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { PreparedStep } from './use-prepared.ts'

/** That the request is prepared and not sent, and what of its list changed since; without a connection, that it can be. */
export function PreparedNotice({ online, request, differences, takeBack }: PreparedStep) {
  const text = useText()
  const format = useFormat()
  if (request === null) return online ? null : <Notice kind="info" title={text('wizard.mayPrepare')} />
  return (
    <>
      <Notice
        kind="info"
        title={text('wizard.prepared', { moment: format.moment(request.at) })}
        action={
          <Button kind="quiet" onClick={takeBack}>
            {text('wizard.takeBack')}
          </Button>
        }
      >
        {!online && text('wizard.preparedBody')}
      </Notice>
      {differences.length > 0 && (
        <Notice kind="warning" title={text('wizard.preparedChanged')}>
          <ul>
            {differences.map(({ no, name, was, now }) => (
              <li key={no}>{text('wizard.preparedLine', { name, was, now })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
