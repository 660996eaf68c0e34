import { Link } from '@tanstack/react-router'
import { phoneAddress } from '../lib/phone-address.ts'
import { useSettings } from '../lib/settings.ts'
import { useText } from '../lib/text.ts'
import { useSettingFile } from '../lib/use-setting-file.ts'
import { Row } from '../ui/Layout.tsx'
import classes from './Footer.module.css'

/** Contact block of the company and the terms (R-SCR-SHELL-07, R-SCR-SHELL-08, OP-85). */
export function Footer() {
  const text = useText()
  const settings = useSettings()
  const terms = useSettingFile('Standaard_Voorwaarden')
  const phone = settings.string('Contact_Telefoon')
  const email = settings.string('Contact_Email')
  const place = [settings.string('Contact_Postcode'), settings.string('Contact_Plaats')].filter(Boolean).join(' ')
  const lines = [settings.string('Contact_Bedrijfsnaam'), settings.string('Contact_Adres'), place].filter(Boolean)
  return (
    <footer className={classes.footer}>
      <Row wrap className={classes.footerInner}>
        <address>
          <h2>{text('footer.contact')}</h2>
          {lines.map((line) => (
            <div key={line} className={classes.line}>
              {line}
            </div>
          ))}
          <ul className={classes.ways}>
            {phone !== '' && (
              <li>
                <a href={phoneAddress(phone)}>{text('footer.phone', { phone })}</a>
              </li>
            )}
            {email !== '' && (
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
          </ul>
        </address>
        <Row as="ul" wrap className={classes.footerLinks}>
          <li>
            <Link to="/info">{text('footer.information')}</Link>
          </li>
          {terms !== null && (
            <li>
              <a href={terms}>{text('footer.terms')}</a>
            </li>
          )}
        </Row>
        <span className={classes.version}>{text('version.current', { version: __PORTAL_VERSION__ })}</span>
      </Row>
    </footer>
  )
}
