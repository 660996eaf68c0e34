import { requests } from '@portal/contract/requests.ts'
import { useNavigate } from '@tanstack/react-router'
import { CallError } from '../../../lib/call-error.ts'
import { errorText } from '../../../lib/error-text.ts'
import { notify, untilClosed } from '../../../lib/notifications.ts'
import { useText } from '../../../lib/text.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useRouteFor, useScreens } from '../../frame/screens.ts'
import { useMay } from '../../location/use-may.ts'
import { againPath } from '../again-path.ts'
import { FeedbackButton } from '../FeedbackButton.tsx'

export interface WithdrawProps {
  readonly number: string
  /** What it is called by. */
  readonly name: string
  /** It has lines, so that it can be ordered again. */
  readonly hasLines: boolean
  readonly onClose: () => void
}

/** What withdrawing means, and where the back office was quicker the way to ask it for a change. */
export function WithdrawFrame(props: WithdrawProps) {
  const text = useText()
  const { number, name, onClose } = props
  const withdraw = useWithdraw(props)
  const { error } = withdraw
  const problem = error === null ? null : errorText(error)
  const isTooLate = error instanceof CallError && error.code === 'aanvraag.al_onderweg'
  return (
    <Modal
      open
      title={text('recordMenu.withdraw')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('action.back')}</Button>
          {isTooLate ? (
            <FeedbackButton
              over="aanvraag"
              nummer={number}
              omschrijving={text('recordMenu.changeSubject', { number })}
              label={text('recordMenu.askChange')}
            />
          ) : (
            <Button kind="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate({ aanvraagnummer: number })}>
              {text('recordMenu.withdrawAction')}
            </Button>
          )}
        </>
      }
    >
      {problem === null ? (
        <p>{text('recordMenu.withdrawText', { number, name })}</p>
      ) : (
        <Notice kind="danger">{text(problem.key, problem.params)}</Notice>
      )}
    </Modal>
  )
}

/** What was withdrawn can be ordered again from the message that says so, by who fills lists here. */
function useWithdraw({ number, hasLines, onClose }: WithdrawProps) {
  const navigate = useNavigate()
  const leadTo = useRouteFor()
  const mayEdit = useMay('orderList.edit')
  const path = againPath('aanvraag', number)
  const canRepeat = useScreens()(path) && mayEdit && hasLines
  // useScreens has checked the path against the route table.
  const repeat = { label: 'requests.again', run: () => void navigate({ to: leadTo(path) as '/' }) } as const
  return useCommand(requests.withdrawRequest, {
    quiet: true,
    onDone: () => {
      notify('recordMenu.withdrawn', {
        params: { number },
        severity: 'success',
        ...(canRepeat && { action: repeat, durationMs: untilClosed }),
      })
      onClose()
    },
  })
}
