import { setPreference, usePreferences } from '../../lib/preferences.ts'
import { useText } from '../../lib/text.ts'
import { CheckField } from '../../ui/ChoiceField.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Modal } from '../../ui/Modal.tsx'
import classes from './ShortcutSheet.module.css'
import { goKey, shownShortcuts } from './shortcuts.ts'

/** All keys with what they do, and the switch for who uses a keyboard in another way. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const { shortcuts } = usePreferences()
  return (
    <Modal open onClose={onClose} title={text('user.shortcuts')}>
      <Stack gap={4} className={classes.sheet}>
        <CheckField
          label={text('shortcuts.use')}
          hint={text('shortcuts.useHint')}
          checked={shortcuts}
          onChange={(wanted) => setPreference('shortcuts', wanted)}
        />
        <dl data-off={!shortcuts || undefined}>
          {shownShortcuts.map(({ keys, does }) => (
            <div key={does}>
              <dt>{text(does)}</dt>
              <dd>
                {keys.map((key) => (
                  <span key={key}>
                    {key !== keys[0] && <small>{text('shortcuts.then')}</small>}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </dd>
            </div>
          ))}
          <div data-always>
            <dt>{text('shortcuts.searchAlways')}</dt>
            <dd>
              {['Ctrl', 'K'].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        </dl>
        <p>{text('shortcuts.note', { key: goKey })}</p>
      </Stack>
    </Modal>
  )
}
