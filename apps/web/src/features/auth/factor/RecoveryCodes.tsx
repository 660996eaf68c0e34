import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { copyText } from '../../../lib/copy-text.ts'
import { useText } from '../../../lib/text.ts'
import { useUnsaved } from '../../../lib/unsaved.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Page.tsx'
import classes from './Factor.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** The account they belong to, for on paper. */
  readonly account: string
  readonly onKept: () => void
}

/** New recovery codes, shown once, to be copied, saved or printed; the page has nothing else meanwhile, on paper too. */
export function RecoveryCodes({ codes, account, onKept }: RecoveryCodesProps) {
  const text = useText()
  useUnsaved(true)
  const written = `${text('security.recoveryOf', { account })}\r\n\r\n${codes.join('\r\n')}\r\n`
  return (
    <Panel title={text('security.recoveryTitle')}>
      <Notice kind="warning">{text('security.shownOnce')}</Notice>
      <p>{text('security.recoveryOf', { account })}</p>
      <ul className={classes.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row gap={2} wrap data-screen-only>
        <Button icon={<IconCopy size={20} />} onClick={() => copyText(codes.join('\n'))}>
          {text('action.copy')}
        </Button>
        <a
          className={classes.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(written)}`}
          download={`${text('security.recoveryFile')}.txt`}
        >
          <IconDownload size={20} aria-hidden />
          {text('action.download')}
        </a>
        <Button icon={<IconPrinter size={20} />} onClick={() => window.print()}>
          {text('action.print')}
        </Button>
      </Row>
      <div data-screen-only>
        <Button kind="primary" onClick={onKept}>
          {text('security.kept')}
        </Button>
      </div>
    </Panel>
  )
}
