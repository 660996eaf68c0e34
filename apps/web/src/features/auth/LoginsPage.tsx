import { auth } from '@portal/contract/auth.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { StateView } from '../../ui/StateView.tsx'
import classes from './Auth.module.css'
import { LoginMethodCard } from './LoginMethodCard.tsx'

/** The ways in for employees: offered or not, set up or not, and a test that says what is wrong (R-GEN-22). */
export function LoginsPage() {
  const text = useText()
  const query = useCall(auth.getLoginMethods, {})
  return (
    <SettingsFrame title={text('page./settings/logins')} intro={text('logins.intro')}>
      <StateView query={query} skeleton="rows">
        {({ items }) => (
          <Stack gap={4} align="start" className={classes.cards}>
            {items.map((method) => (
              <LoginMethodCard key={method.methode} method={method} />
            ))}
          </Stack>
        )}
      </StateView>
    </SettingsFrame>
  )
}
