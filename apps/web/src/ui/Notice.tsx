import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Row } from './Layout.tsx'
import classes from './Notice.module.css'

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger'

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconExclamationCircle,
} as const

interface NoticeProps {
  readonly kind: NoticeKind
  readonly title?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** A block in the page that says how things are; colour is never the only sign. */
export function Notice({ kind, title, children, action }: NoticeProps) {
  const Icon = icons[kind]
  return (
    <Row
      gap={3}
      align="center"
      wrap
      className={classes.notice}
      data-kind={kind}
      role={kind === 'danger' ? 'alert' : 'status'}
    >
      <Icon size={22} aria-hidden />
      <div className={classes.words}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </Row>
  )
}
