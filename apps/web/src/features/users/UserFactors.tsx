import type { Account } from '@portal/contract/accounts.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ClearFactors } from '../../shared/administration/ClearFactors.tsx'
import { Row } from '../../ui/Layout.tsx'
import { StateView } from '../../ui/StateView.tsx'
import classes from './Users.module.css'

/** The second step of somebody's login, and the way out for who lost their phone. */
export function UserFactors({ account: { gebruikersnaam } }: { readonly account: Account }) {
  const text = useText()
  const query = useCall(secondFactor.getFactorOwners, { zoekterm: gebruikersnaam.slice(0, 100) })
  return (
    <StateView query={query} skeleton="rows">
      {({ items }) => {
        const owner = items.find((one) => one.gebruikersnaam === gebruikersnaam)
        const kinds = owner?.soorten.map((kind) => text(`security.kind.${kind}`)) ?? []
        return (
          <Row align="center" justify="between" wrap className={classes.line}>
            <p>
              {text('security.ofAccount', { kinds: kinds.length === 0 ? text('security.none') : kinds.join(', ') })}
            </p>
            {owner !== undefined && <ClearFactors owner={owner} />}
          </Row>
        )
      }}
    </StateView>
  )
}
