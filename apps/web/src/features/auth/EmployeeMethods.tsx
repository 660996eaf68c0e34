import { Link, useSearch } from '@tanstack/react-router'
import { useSettings } from '../../lib/settings.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Auth.module.css'

const methods = ['Login_Azure', 'Login_AD', 'Login_AuthServer'] as const

const directoryForms: Readonly<Record<string, TextKey>> = {
  'domain\\login': 'auth.byDomainName',
  '{email}': 'auth.byEmail',
}

/**
 * The methods that the company switched on for its employees, each with how one is named there (R-SET-35). The portal
 * speaks with none of them yet and says so; where the company has none, employees log in with their account name too.
 */
export function EmployeeMethods() {
  const text = useText()
  const settings = useSettings()
  const search = useSearch({ from: '/inlog-methode' })
  const offered = methods.filter((method) => settings.bool(method))
  const form = directoryForms[settings.string('Login_AD_Formaat')]
  return (
    <Notice kind="info">
      {offered.length === 0 ? (
        <span>{text('auth.noEmployeeMethod')}</span>
      ) : (
        <>
          <ul className={classes.methods}>
            {offered.map((method) => (
              <li key={method}>
                <strong>{text(`auth.method.${method}`)}</strong>
                {method === 'Login_AD' && form !== undefined && <small>{text(form)}</small>}
              </li>
            ))}
          </ul>
          <span>{text('auth.notConnected')}</span>
        </>
      )}
      {settings.bool('Login_Identity') && (
        <Link to="/inloggen" search={search}>
          {text('auth.withAccountName')}
        </Link>
      )}
    </Notice>
  )
}
