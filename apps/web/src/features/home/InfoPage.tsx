import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import classes from './InfoPage.module.css'

const topics = ['order', 'return', 'approve', 'offline'] as const

/** What the portal is for, and whom to call (R-ROUTE-11). */
export function InfoPage() {
  const text = useText()
  const settings = useSettings()
  const contact = [
    settings.string('Contact_Bedrijfsnaam'),
    settings.string('Contact_Adres'),
    [settings.string('Contact_Postcode'), settings.string('Contact_Plaats')].filter(Boolean).join(' '),
    settings.string('Contact_Telefoon'),
    settings.string('Contact_Email'),
  ].filter(Boolean)
  return (
    <Page title={text('page./info')} intro={text('info.intro')} narrow>
      {topics.map((topic) => (
        <Panel key={topic} title={text(`info.${topic}.title`)}>
          <p>{text(`info.${topic}.text`)}</p>
        </Panel>
      ))}
      {contact.length > 0 && (
        <Panel title={text('footer.contact')}>
          <address className={classes.contact}>
            {contact.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Panel>
      )}
    </Page>
  )
}
