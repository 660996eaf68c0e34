import { useLocation as useAddress } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LocationPicker } from '../location/LocationPicker.tsx'
import type { Adding } from './use-adding.ts'

/** Says why nothing can be added here, with the way out where there is one (R-SCR-SHELL-23). */
export function AddingNotice({ adding }: { readonly adding: Adding }) {
  const text = useText()
  const { href } = useAddress()
  if (adding === 'ready' || adding === 'switchedOff') return null
  if (adding === 'anonymous') {
    const login = (
      <ButtonLink to="/inlog-methode" search={{ terug: href }}>
        {text('user.login')}
      </ButtonLink>
    )
    return (
      <Notice kind="info" action={login}>
        {text('catalogue.loginToOrder')}
      </Notice>
    )
  }
  if (adding === 'noLocation') {
    return (
      <Notice kind="info" action={<LocationPicker shape="button" />}>
        {text('locatie.geen_gekozen')}
      </Notice>
    )
  }
  if (adding === 'readOnly') return <Notice kind="info">{text('catalogue.readOnly')}</Notice>
  return <Notice kind="danger">{text(adding === 'blocked' ? 'locatie.geblokkeerd' : 'locatie.niet_bestelbaar')}</Notice>
}
