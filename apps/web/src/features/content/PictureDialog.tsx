import { content } from '@portal/contract/content.ts'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { useUpload } from '../../lib/use-upload.ts'
import { ActionModal } from '../../ui/ActionModal.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextField } from '../../ui/TextField.tsx'
import classes from './Content.module.css'

interface PictureDialogProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** A picture is sent, described for those who do not see it, and put where the cursor stands. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const text = useText()
  const [address, setAddress] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const upload = useUpload(content.uploadImage, {
    inputOf: (bestand) => ({ bestand }),
    onDone: ({ adres }) => setAddress(adres),
  })
  const insert = () => {
    if (address !== null) editor.chain().focus().setImage({ src: address, alt: words.trim() }).run()
    onClose()
  }
  return (
    <ActionModal
      title={text('content.picture')}
      onClose={onClose}
      action={text('content.insert')}
      disabled={address === null}
      onSend={insert}
    >
      <Stack gap={4} className={classes.form}>
        <FileField label={text('content.pictureFile')} required upload={upload} />
        {address !== null && <Picture src={address} alt={words} size="medium" eager />}
        <TextField
          label={text('content.pictureWords')}
          hint={text('content.pictureWordsHint')}
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </Stack>
    </ActionModal>
  )
}
