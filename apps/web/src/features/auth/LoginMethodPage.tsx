import { IconBuildingSkyscraper, IconHelmet, IconUserPlus } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import classes from './Auth.module.css'
import { AuthFrame } from './AuthFrame.tsx'
import { EmployeeMethods } from './EmployeeMethods.tsx'
import { LoginError } from './LoginError.tsx'
import { LostNotice } from './LostNotice.tsx'
import { MethodWords } from './MethodWords.tsx'
import { useReturnedLogin } from './use-returned-login.ts'

/** Employee, customer, or no account yet (R-ROUTE-16); what an administrator switched off is not offered (R-SET-35). */
export function LoginMethodPage() {
  const text = useText()
  const { terug } = useSearch({ from: '/inlog-methode' })
  const { busy, error } = useReturnedLogin()
  const canOpen = useScreens()
  const withPassword = useSettings().bool('Login_Identity')
  const [employee, setEmployee] = useState(error !== null)
  if (busy)
    return (
      <AuthFrame title={text('auth.methodTitle')}>
        <Notice kind="info">{text('auth.finishing')}</Notice>
      </AuthFrame>
    )
  return (
    <AuthFrame title={text('auth.methodTitle')}>
      <LostNotice />
      {error !== null && <LoginError error={error} />}
      {withPassword && (
        <Link to="/inloggen" search={terug === undefined ? {} : { terug }} className={classes.choice ?? ''}>
          <MethodWords icon={<IconHelmet />} title={text('auth.customer')} hint={text('auth.customerHint')} />
        </Link>
      )}
      <button type="button" className={classes.choice} aria-expanded={employee} onClick={() => setEmployee(!employee)}>
        <MethodWords icon={<IconBuildingSkyscraper />} title={text('auth.employee')} hint={text('auth.employeeHint')} />
      </button>
      {employee && <EmployeeMethods />}
      {canOpen('/registreren') ? (
        <ScreenLink to="/registreren" className={classes.choice}>
          <MethodWords icon={<IconUserPlus />} title={text('user.register')} hint={text('auth.registerHint')} />
        </ScreenLink>
      ) : (
        <RequestAccount />
      )}
    </AuthFrame>
  )
}

/** Where accounts are not asked for on a screen, the company makes them: here is how to reach it. */
function RequestAccount() {
  const text = useText()
  const settings = useSettings()
  const [open, setOpen] = useState(false)
  const phone = settings.string('Contact_Telefoon')
  const email = settings.string('Contact_Email')
  return (
    <>
      <button type="button" className={classes.choice} aria-expanded={open} onClick={() => setOpen(!open)}>
        <MethodWords icon={<IconUserPlus />} title={text('user.register')} hint={text('auth.registerHint')} />
      </button>
      {open && (
        <Notice kind="info">
          <span>{text('auth.accountByCompany')}</span>
          {phone !== '' && <PhoneLink number={phone} />}
          {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        </Notice>
      )}
    </>
  )
}
