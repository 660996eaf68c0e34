import type { Account } from '@portal/contract/accounts.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { SessionList } from '../../shared/administration/SessionList.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import { StateView } from '../../ui/StateView.tsx'
import classes from './Users.module.css'

/** Where somebody is logged in, to be ended one at a time or all at once. */
export function UserSessions({ account: { gebruikersnaam } }: { readonly account: Account }) {
  const text = useText()
  const query = useCall(secondFactor.getSessionsOf, { gebruikersnaam })
  const end = useCommand(secondFactor.endSessionsOf, {
    onDone: ({ aantal }) => notify('security.othersEnded', { params: { count: aantal }, severity: 'success' }),
  })
  const ending = end.isPending ? end.variables.sessie : null
  return (
    <section className={classes.form} aria-label={text('security.sessionsOf')}>
      <h3>{text('security.sessionsOf')}</h3>
      <StateView query={query} skeleton="rows">
        {({ items }) =>
          items.length === 0 ? (
            <p className="note">{text('security.nowhere')}</p>
          ) : (
            <>
              <SessionList
                label={text('security.sessionsOf')}
                rows={items}
                ending={ending}
                onEnd={(sessie) => end.mutate({ gebruikersnaam, sessie })}
              />
              {items.some(({ hier }) => !hier) && (
                <Row gap={2} wrap>
                  <Button
                    small
                    busy={end.isPending && ending === null}
                    onClick={() => end.mutate({ gebruikersnaam, sessie: null })}
                  >
                    {text('security.endAll')}
                  </Button>
                </Row>
              )}
            </>
          )
        }
      </StateView>
    </section>
  )
}
