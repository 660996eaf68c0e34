import { isAllowedLink } from '@portal/domain/content/allowed-html.ts'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { ActionModal } from '../../ui/ActionModal.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface LinkDialogProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** `example.com` is meant as a web address, `an@example.com` as a mail. */
function completed(address: string): string {
  const typed = address.trim()
  if (isAllowedLink(typed) || typed === '') return typed
  return /^[^\s/@]+@[^\s/@]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`
}

/** Where the marked words lead; an empty address takes the link away. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const text = useText()
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  const [tried, setTried] = useState(false)
  const href = completed(address)
  const isRight = href === '' || isAllowedLink(href)
  const submit = () => {
    setTried(true)
    if (!isRight) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <ActionModal title={text('content.link')} onClose={onClose} action={text('content.apply')} isForm onSend={submit}>
      <TextField
        label={text('content.address')}
        hint={text('content.addressHint')}
        inputMode="url"
        autoCapitalize="none"
        data-first-focus
        value={address}
        error={tried && !isRight ? text('content.addressFault') : null}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
    </ActionModal>
  )
}
