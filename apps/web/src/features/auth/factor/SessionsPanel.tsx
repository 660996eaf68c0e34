import { secondFactor } from '@portal/contract/second-factor.ts'
import { notify } from '../../../lib/notifications.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { SessionList } from '../../../shared/administration/SessionList.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Layout.tsx'
import { Panel } from '../../../ui/Page.tsx'
import { StateView } from '../../../ui/StateView.tsx'

/** Where the person is logged in, with the way to log out elsewhere. */
export function SessionsPanel() {
  const text = useText()
  const query = useCall(secondFactor.getSessions, {})
  const end = useCommand(secondFactor.endOwnSession, {
    onDone: () => notify('security.sessionEnded', { severity: 'success' }),
  })
  const endOthers = useCommand(secondFactor.endOwnOtherSessions, {
    onDone: ({ aantal }) => notify('security.othersEnded', { params: { count: aantal }, severity: 'success' }),
  })
  return (
    <Panel title={text('security.sessions')}>
      <StateView query={query} skeleton="entries">
        {({ items }) => (
          <>
            <p>{text('security.sessionsWhat')}</p>
            <SessionList
              label={text('security.sessions')}
              rows={items}
              ending={end.isPending ? end.variables.id : null}
              onEnd={(id) => end.mutate({ id })}
            />
            {items.some(({ hier }) => !hier) && (
              <Row gap={2} wrap>
                <Button busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
                  {text('security.endOthers')}
                </Button>
              </Row>
            )}
          </>
        )}
      </StateView>
    </Panel>
  )
}
