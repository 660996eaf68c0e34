import type { SettingChange } from '@portal/contract/settings.ts'
import { settings } from '@portal/contract/settings.ts'
import { isAtLocation, type PreviewRole, previewRoles } from '@portal/domain/access/preview.ts'
import { locales } from '@portal/domain/constants.ts'
import { useState } from 'react'
import { useLocale } from '../../../lib/preferences.ts'
import { openPreviewTab, type PreviewTab } from '../../../lib/preview-tab.ts'
import { useText } from '../../../lib/text.ts'
import { useCommand } from '../../../lib/use-command.ts'
import { useLocations } from '../../../shared/location/location-store.ts'
import { ActionModal } from '../../../ui/ActionModal.tsx'
import { SelectField } from '../../../ui/ChoiceField.tsx'
import { Notice } from '../../../ui/Notice.tsx'

interface PreviewDialogProps {
  /** What is not saved. */
  readonly changes: readonly SettingChange[]
  /** How many secrets are among what is not saved, which a preview does not show. */
  readonly secrets: number
  readonly onClose: () => void
}

/** Whom, where and in which language the portal is looked at with the values that are not saved. */
export function PreviewDialog({ changes, secrets, onClose }: PreviewDialogProps) {
  const text = useText()
  const { locations, selected } = useLocations()
  const [role, setRole] = useState<PreviewRole>('site_manager')
  const [locationNo, setLocationNo] = useState(selected ?? locations[0]?.nummer ?? '')
  const [language, setLanguage] = useState(useLocale())
  const [blocked, setBlocked] = useState<PreviewTab | null>(null)
  const show = (preview: PreviewTab) => {
    if (openPreviewTab(preview)) onClose()
    else setBlocked(preview)
  }
  const open = useCommand(settings.openPreview, {
    onDone: ({ token }, { materieellocatie, taal }) =>
      show({ token, language: taal, locationNo: materieellocatie ?? null }),
  })
  const needsPlace = isAtLocation(role)
  const submit = () => {
    if (blocked !== null) return show(blocked)
    const materieellocatie = needsPlace ? locationNo : null
    if (materieellocatie !== '') open.mutate({ items: [...changes], rol: role, materieellocatie, taal: language })
  }
  return (
    <ActionModal
      title={text('preview.open')}
      onClose={onClose}
      action={text('preview.show')}
      busy={open.isPending}
      isForm
      onSend={submit}
    >
      <p>{text('preview.intro', { count: changes.length })}</p>
      {secrets > 0 && <Notice kind="info">{text('voorbeeld.geheim')}</Notice>}
      {blocked !== null && <Notice kind="warning">{text('preview.blocked')}</Notice>}
      <SelectField
        label={text('preview.role')}
        required
        data-first-focus
        value={role}
        choices={previewRoles.map((value) => ({
          value,
          label: value === 'administrator' ? text('preview.administrator') : text(`enum.LocationRole.${value}`),
        }))}
        onChange={({ currentTarget }) => setRole(previewRoles.find((one) => one === currentTarget.value) ?? role)}
      />
      {needsPlace && (
        <SelectField
          label={text('preview.location')}
          required
          error={locations.length === 0 ? text('preview.noLocation') : null}
          value={locationNo}
          choices={locations.map(({ nummer, omschrijving }) => ({
            value: nummer,
            label: [omschrijving, nummer].join(' · '),
            asWritten: true,
          }))}
          onChange={({ currentTarget }) => setLocationNo(currentTarget.value)}
        />
      )}
      <SelectField
        label={text('preview.language')}
        required
        value={language}
        choices={locales.map((value) => ({ value, label: text(`language.${value}`) }))}
        onChange={({ currentTarget }) => setLanguage(locales.find((one) => one === currentTarget.value) ?? language)}
      />
    </ActionModal>
  )
}
