import { IconUser } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useStore } from '../../lib/store.ts'
import { loadLaterTexts, useText } from '../../lib/text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { sheetOpenStore } from '../shortcuts/sheet-open.ts'

const UserEntries = laterPart(async () => (await import('./UserEntries.tsx')).UserEntries)

const ShortcutSheet = laterPart(async () => {
  const [{ ShortcutSheet: shown }] = await Promise.all([import('../shortcuts/ShortcutSheet.tsx'), loadLaterTexts()])
  return shown
})

/** Own account, the look of the portal, and the way out. */
export function UserMenu() {
  const text = useText()
  return (
    <>
      <Popup
        label={text('user.menu')}
        button={(button) => <IconButton {...button} onBar label={text('user.menu')} icon={<IconUser size={22} />} />}
      >
        {(close) => (
          <Suspense fallback={<Skeleton shape="entries" />}>
            <UserEntries close={close} />
          </Suspense>
        )}
      </Popup>
      {useStore(sheetOpenStore) && (
        <Suspense>
          <ShortcutSheet onClose={() => sheetOpenStore.set(false)} />
        </Suspense>
      )}
    </>
  )
}
