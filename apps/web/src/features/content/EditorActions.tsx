import { content } from '@portal/contract/content.ts'
import type { Locale } from '@portal/domain/constants.ts'
import { IconEye, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { callKey } from '../../lib/call-key.ts'
import { errorText } from '../../lib/error-text.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmOnce } from '../../ui/ConfirmOnce.tsx'
import { Row } from '../../ui/Layout.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Content.module.css'
import { stateKinds } from './content-view.ts'
import { isInBar } from './page-columns.tsx'
import type { SaveAction, usePageForm } from './use-page-form.ts'

const CleanHtml = laterPart(async () => (await import('../../shared/content/CleanHtml.tsx')).CleanHtml)

interface EditorActionsProps {
  readonly page: ReturnType<typeof usePageForm>
  readonly language: Locale
  readonly onRemoved: () => void
}

/** Publish, keep as a draft, look at it, take it away from readers, remove it. */
export function EditorActions({ page, language, onRemoved }: EditorActionsProps) {
  const text = useText()
  const [asked, setAsked] = useState<'preview' | 'removal' | null>(null)
  const { standing, command, isUnsaved } = page
  // Two saves at once would be of one version, and the later one a conflict with oneself.
  const saving = (actie: SaveAction) => {
    const busy = command.isPending && command.variables?.actie === actie
    return { busy, disabled: command.isPending && !busy, onClick: () => page.save(actie) }
  }
  return (
    <>
      <div role="status">
        {standing.staat !== null && (
          <StatusChip kind={stateKinds[standing.staat]}>{text(`content.state.${standing.staat}`)}</StatusChip>
        )}{' '}
        {isUnsaved && <span>{text('content.unsaved')}</span>}
      </div>
      <Row gap={3} wrap>
        <Button kind="primary" {...saving('publiceren')}>
          {text('content.publish')}
        </Button>
        <Button {...saving('concept')}>{text('content.saveDraft')}</Button>
        <Button icon={<IconEye />} onClick={() => setAsked('preview')}>
          {text('content.preview')}
        </Button>
        {(standing.staat === 'gepubliceerd' || standing.staat === 'gewijzigd') && (
          <Button {...saving('intrekken')}>{text('content.withdraw')}</Button>
        )}
        {standing.guid !== null && (
          <Button kind="quiet" className={classes.last} icon={<IconTrash />} onClick={() => setAsked('removal')}>
            {text('action.delete')}
          </Button>
        )}
      </Row>
      <Preview open={asked === 'preview'} page={page} language={language} onClose={() => setAsked(null)} />
      {asked === 'removal' && <Removal page={page} onClose={() => setAsked(null)} onRemoved={onRemoved} />}
    </>
  )
}

interface PreviewProps {
  readonly open: boolean
  readonly page: ReturnType<typeof usePageForm>
  readonly language: Locale
  readonly onClose: () => void
}

/** What stands in the editor, as a reader would see it. */
function Preview({ open, page, language, onClose }: PreviewProps) {
  const text = useText()
  const { titel, html } = page.form.texts[language]
  return (
    <Modal open={open} shape="wide" title={text('content.preview')} onClose={onClose}>
      {titel !== '' && (
        <p className={classes.previewTitle} lang={language} translate="no">
          <strong>{titel}</strong>
        </p>
      )}
      <Suspense>
        <CleanHtml html={html} language={language} />
      </Suspense>
    </Modal>
  )
}

interface RemovalProps {
  readonly page: ReturnType<typeof usePageForm>
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Asks once: a page is gone in every language, and the bar may lead to it. */
function Removal({ page, onClose, onRemoved }: RemovalProps) {
  const text = useText()
  const { form, standing } = page
  const command = useCommand(content.removePage, {
    quiet: true,
    except: standing.guid === null ? [] : [callKey(content.getPage, { guid: standing.guid })],
    onDone: () => {
      notify('content.removed', { severity: 'success' })
      onRemoved()
    },
  })
  const problem = command.error === null ? null : errorText(command.error)
  const remove = () => standing.guid !== null && command.mutate({ guid: standing.guid, versie: standing.versie })
  return (
    <ConfirmOnce
      open
      title={text('content.removeTitle', { name: form.name })}
      action={text('action.delete')}
      busy={command.isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>{text('content.removeText')}</p>
      {isInBar(form.url) && <Notice kind="warning">{text('content.removeFromBar')}</Notice>}
      {problem !== null && <Notice kind="danger">{text(problem.key, problem.params)}</Notice>}
    </ConfirmOnce>
  )
}
