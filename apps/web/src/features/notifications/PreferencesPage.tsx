import { notifications } from '@portal/contract/notifications.ts'
import { may } from '@portal/domain/access/may.ts'
import {
  administratorKinds,
  type NotificationKind,
  notificationKinds,
} from '@portal/domain/notifications/person-notification.ts'
import {
  type KindPreference,
  type MailChoice,
  mailChoices,
  mailedAnyhow,
  type NotificationPreferences,
} from '@portal/domain/notifications/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { editAnswers, useCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { DevicesPanel } from './DevicesPanel.tsx'
import { MailTimes } from './MailTimes.tsx'
import classes from './Preferences.module.css'

/**
 * Where the person wants notifications of each kind: in the bell, on devices, by mail, and when. Each choice is kept at
 * once.
 */
export function PreferencesPage() {
  const text = useText()
  const { claims, person } = useSession()
  const gebruikerLogin = claims?.userName ?? ''
  const query = useCall(notifications.getPreferences, { gebruikerLogin })
  const isAdministrator = may(person, 'users.view')
  const kinds = notificationKinds.filter((kind) => isAdministrator || !administratorKinds.includes(kind))
  const save = useCommand(notifications.setPreferences, {
    optimistic: ({ voorkeuren }) => editAnswers(notifications.getPreferences, (answer) => ({ ...answer, voorkeuren })),
  })
  const change = (voorkeuren: NotificationPreferences) => save.mutate({ gebruikerLogin, voorkeuren })
  return (
    <Page title={text('page./meldingen-instellen')} intro={text('notifications.setIntro')} narrow>
      <StateView query={query} skeleton="entries">
        {({ voorkeuren, email }) => (
          <>
            {email === '' && <Notice kind="warning">{text('notifications.noAddress')}</Notice>}
            <DevicesPanel gebruikerLogin={gebruikerLogin} />
            <Panel title={text('notifications.kinds')}>
              <ul className={`lined ${classes.kinds}`}>
                {kinds.map((kind) => (
                  <KindRow
                    key={kind}
                    kind={kind}
                    value={voorkeuren.soorten[kind]}
                    onChange={(value) => change({ ...voorkeuren, soorten: { ...voorkeuren.soorten, [kind]: value } })}
                  />
                ))}
              </ul>
            </Panel>
            <MailTimes value={voorkeuren} email={email} onChange={change} />
            <p role="status" className="soft">
              {save.isSuccess && text('notifications.saved')}
            </p>
          </>
        )}
      </StateView>
    </Page>
  )
}

interface KindRowProps {
  readonly kind: NotificationKind
  readonly value: KindPreference
  readonly onChange: (value: KindPreference) => void
}

function KindRow({ kind, value, onChange }: KindRowProps) {
  const text = useText()
  const name = text(`notifications.kind.${kind}`)
  return (
    <li>
      <h3>{name}</h3>
      <Switch
        label={text('notifications.inPortal')}
        checked={value.portaal}
        onChange={(portaal) => onChange({ ...value, portaal })}
      />
      <Switch
        label={text('notifications.byPush')}
        checked={value.push}
        onChange={(push) => onChange({ ...value, push })}
      />
      {mailedAnyhow.includes(kind) ? (
        <p className={classes.anyhow}>{text('notifications.mailedAnyhow')}</p>
      ) : (
        <SelectField
          label={text('notifications.byMail')}
          required
          aria-label={`${text('notifications.byMail')}: ${name}`}
          value={value.mail}
          choices={mailChoices.map((choice) => ({ value: choice, label: text(`notifications.mailChoice.${choice}`) }))}
          // The choices are those of the list above.
          onChange={({ currentTarget }) => onChange({ ...value, mail: currentTarget.value as MailChoice })}
        />
      )}
    </li>
  )
}
