import { secondFactor } from '@portal/contract/second-factor.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import classes from './Factor.module.css'

/** A mail address that an administrator gave and the person has not said anything of; nothing when none waits. */
export function OwnEmail() {
  const text = useText()
  const { data } = useCall(secondFactor.getEmail, {})
  const answer = useCommand(secondFactor.answerEmail)
  if (data === undefined || data.oud === null) return null
  return (
    <Notice kind="warning" title={text('security.emailTitle')}>
      <p>{text('security.emailText', { by: data.door ?? '', email: data.email, old: data.oud })}</p>
      <Row gap={2} wrap className={classes.answers}>
        <Button small kind="primary" busy={answer.isPending} onClick={() => answer.mutate({ akkoord: true })}>
          {text('security.emailRight')}
        </Button>
        <Button small busy={answer.isPending} onClick={() => answer.mutate({ akkoord: false })}>
          {text('security.emailBack')}
        </Button>
      </Row>
    </Notice>
  )
}
