import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { Stack } from '../../ui/Layout.tsx'
import { Page } from '../../ui/Page.tsx'
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
        <Stack as="section" gap={2} key={topic} className={classes.topic}>
          <h2>{text(`info.${topic}.title`)}</h2>
          <p>{text(`info.${topic}.text`)}</p>
        </Stack>
      ))}
      {contact.length > 0 && (
        <Stack as="section" gap={2} className={classes.topic}>
          <h2>{text('footer.contact')}</h2>
          <address className={classes.contact}>
            {contact.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Stack>
      )}
    </Page>
  )
}
