import type { CallAnswer } from '@portal/contract/define.ts'
import type { machines } from '@portal/contract/machines.ts'
import { IconPhone } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { phoneAddress } from '../../../lib/phone-address.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { ItemPicture } from '../../../shared/items/ItemPicture.tsx'
import { ButtonAnchor, ButtonLink } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Page, Panel } from '../../../ui/Page.tsx'
import classes from '../Stock.module.css'
import { PaperGroups } from './MachinePapers.tsx'

interface PublicMachineProps {
  readonly told: CallAnswer<typeof machines.openMachine>
  /** What stands on the label. */
  readonly code: string
}

/** What the company tells everybody of a machine: nothing of where it stands, of rent or of people. */
export function PublicMachine({ told, code }: PublicMachineProps) {
  const text = useText()
  const { authenticated } = useSession()
  const { stuk, eigenaar, telefoon, documenten } = told
  const name = stuk?.omschrijving ?? ''
  const number = stuk?.materieelNummer ?? code
  return (
    <Page narrow title={name === '' ? text('machines.machine', { number }) : name} intro={name === '' ? null : number}>
      <Panel>
        {stuk !== null && (
          <div className={classes.drawing}>
            <ItemPicture item={stuk} size="large" eager named />
          </div>
        )}
        {stuk === null && <p>{text('machines.unknown')}</p>}
        {eigenaar !== '' && <p>{text('machines.ownedBy', { name: eigenaar })}</p>}
        {telefoon !== '' && (
          <Row>
            <ButtonAnchor href={phoneAddress(telefoon)} icon={<IconPhone size={20} aria-hidden />}>
              {text('machines.call', { phone: telefoon })}
            </ButtonAnchor>
          </Row>
        )}
        <PaperGroups papers={documenten} />
      </Panel>
      {authenticated ? <Notice kind="info">{text('machines.notYours')}</Notice> : <AskLogin />}
    </Page>
  )
}

function AskLogin() {
  const text = useText()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Notice
      kind="info"
      title={text('machines.loginForMore')}
      action={
        <ButtonLink to="/inlog-methode" search={{ terug: path }}>
          {text('user.login')}
        </ButtonLink>
      }
    />
  )
}
