import { secondFactor } from '@portal/contract/second-factor.ts'
import { useState } from 'react'
import { readAgain } from '../../../lib/query-client.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { useCall } from '../../../lib/use-call.ts'
import { loadLocations } from '../../../shared/location/load-locations.ts'
import { Page } from '../../../ui/Page.tsx'
import { StateView } from '../../../ui/StateView.tsx'
import { FactorsPanel, RecoveryPanel } from './FactorsPanel.tsx'
import { OwnEmail } from './OwnEmail.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

/** What was refused until now, and answered as to a stranger, is there from now on. */
function openPortal(): void {
  loadLocations().catch(() => {})
  void readAgain()
}

/** How the person logs in, the second step and its recovery codes, and where they are logged in. */
export function SecurityPage() {
  const text = useText()
  const account = useSession().claims?.userName ?? ''
  const query = useCall(secondFactor.getFactors, {})
  // Until a second step is there that is required, nothing else is answered.
  const owes = query.data === undefined || (query.data.verplicht && query.data.items.length === 0)
  const [codes, setCodes] = useState<readonly string[]>([])
  return (
    <Page title={text('page./beveiliging')} intro={text('security.intro')} narrow>
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} account={account} onKept={() => setCodes([])} />
      ) : (
        <>
          {!owes && <OwnEmail />}
          <StateView query={query} skeleton="entries">
            {(own) => (
              <>
                <FactorsPanel
                  own={own}
                  onAdded={(made) => {
                    setCodes(made)
                    if (own.verplicht && own.items.length === 0) openPortal()
                  }}
                />
                {own.items.length > 0 && <RecoveryPanel left={own.herstelcodes} onMade={setCodes} />}
              </>
            )}
          </StateView>
          {!owes && <SessionsPanel />}
        </>
      )}
    </Page>
  )
}
