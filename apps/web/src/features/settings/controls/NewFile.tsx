import { settings } from '@portal/contract/settings.ts'
import { pictureKinds } from '@portal/contract/uploads.ts'
import { useText } from '../../../lib/text.ts'
import { useUpload } from '../../../lib/use-upload.ts'
import { FileField } from '../../../ui/FileField.tsx'
import type { FileProps } from './control-props.ts'

/** Chooses another file for a setting. */
export function NewFile({ item, onChange, accepts }: FileProps) {
  const text = useText()
  const kinds = accepts === 'picture' ? pictureKinds : (['pdf'] as const)
  const target = { ...settings.uploadSettingFile, upload: kinds }
  const upload = useUpload(target, {
    inputOf: (bestand) => ({ naam: item.name, bestand }),
    onDone: ({ waarde }) => onChange(waarde),
  })
  return <FileField label={text('settings.file.choose')} upload={upload} required />
}
