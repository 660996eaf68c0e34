import { errorText } from '../../lib/error-text.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { usePageForm } from './use-page-form.ts'

interface SaveProblemProps {
  readonly page: ReturnType<typeof usePageForm>
  readonly onReopen?: () => void
}

/** Why it is not saved, what was kept, and what can be done; what was typed stays on the screen. */
export function SaveProblem({ page, onReopen }: SaveProblemProps) {
  const text = useText()
  const { error } = page.command
  if (error === null) return null
  const { key, params } = errorText(error)
  return (
    <Notice
      kind={page.isConflict ? 'warning' : 'danger'}
      action={
        page.isConflict &&
        onReopen && (
          <Row gap={3} wrap>
            <Button onClick={() => void page.saveOver()}>{text('content.keepMine')}</Button>
            <Button kind="quiet" onClick={onReopen}>
              {text('content.takeNewest')}
            </Button>
          </Row>
        )
      }
    >
      {text(key, params)}
    </Notice>
  )
}
