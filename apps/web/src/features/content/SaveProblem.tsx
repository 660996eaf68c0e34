import { errorText } from '../../lib/error-text.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Content.module.css'
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
          <div className={classes.actions}>
            <Button onClick={() => void page.saveOver()}>{text('content.keepMine')}</Button>
            <Button kind="quiet" onClick={onReopen}>
              {text('content.takeNewest')}
            </Button>
          </div>
        )
      }
    >
      {text(key, params)}
    </Notice>
  )
}
