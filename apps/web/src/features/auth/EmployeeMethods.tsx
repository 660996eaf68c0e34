import type { ProviderType } from '@portal/contract/auth.ts'
import { IconBrandWindows, IconBuildingFortress, IconNetwork } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSettings } from '../../lib/settings.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Auth.module.css'
import { LoginError } from './LoginError.tsx'
import { leaveToLogIn } from './login-flow.ts'
import { MethodWords } from './MethodWords.tsx'

const directoryForms: Readonly<Record<string, TextKey>> = {
  'domain\\login': 'auth.byDomainName',
  '{email}': 'auth.byEmail',
}

/**
 * The ways in that the company switched on for its employees (R-ROUTE-17, R-GEN-22): two lead to a page of an identity
 * server, one asks for the account of the network here. Where there is none, employees log in with their account name too.
 */
export function EmployeeMethods() {
  const text = useText()
  const settings = useSettings()
  const search = useSearch({ from: '/inlog-methode' })
  const leaving = useMutation({
    mutationFn: (methode: ProviderType) => leaveToLogIn(methode, search.terug ?? '/'),
  })
  const form = directoryForms[settings.string('Login_AD_Formaat')]
  const leave = (methode: ProviderType, method: TextKey, icon: ReactNode) => (
    <li>
      <button
        type="button"
        className={classes.choice}
        aria-busy={leaving.isPending && leaving.variables === methode}
        onClick={() => leaving.isPending || leaving.mutate(methode)}
      >
        <MethodWords icon={icon} title={text(method)} hint={text('auth.leavesPage')} />
      </button>
    </li>
  )
  const offered = [
    settings.bool('Login_Azure') && leave('Azure', 'auth.method.Login_Azure', <IconBrandWindows />),
    settings.bool('Login_AuthServer') && leave('Federation', 'auth.method.Login_AuthServer', <IconBuildingFortress />),
    settings.bool('Login_AD') && (
      <li>
        <Link
          to="/inloggen"
          search={{ ...returnOf(search.terug), methode: 'netwerk' }}
          className={classes.choice ?? ''}
        >
          <MethodWords icon={<IconNetwork />} title={text('auth.method.Login_AD')} hint={form ? text(form) : ''} />
        </Link>
      </li>
    ),
  ].filter(Boolean)
  return (
    <Stack gap={3} className={classes.below}>
      {leaving.isError && <LoginError error={leaving.error} />}
      {offered.length === 0 && <Notice kind="info">{text('auth.noEmployeeMethod')}</Notice>}
      <Stack as="ul" gap={3} className={classes.methods}>
        {offered}
      </Stack>
      {settings.bool('Login_Identity') && (
        <Link to="/inloggen" search={returnOf(search.terug)}>
          {text('auth.withAccountName')}
        </Link>
      )}
    </Stack>
  )
}

const returnOf = (terug: string | undefined) => (terug === undefined ? {} : { terug })
