import { type MailRow, type MailStatus, mailKinds } from '@portal/contract/mails.ts'
import type { Text } from '../../lib/text.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'

/** The tabs of the mails with the states each one shows; none means all. */
export const mailTabs = {
  alles: [],
  bewaard: ['kept'],
  mislukt: ['failed'],
  onderweg: ['waiting'],
  verzonden: ['sent'],
} as const satisfies Readonly<Record<string, readonly MailStatus[]>>
export type MailTab = keyof typeof mailTabs

export const mailStatusKinds: Readonly<Record<MailStatus, ChipKind>> = {
  waiting: 'info',
  kept: 'warning',
  failed: 'danger',
  sent: 'success',
}

/** States in which a mail goes nowhere by itself. */
export type MailAtRest = 'kept' | 'failed'

/** Where a mail stands that goes nowhere by itself; null for any other. */
export function atRest({ status }: Pick<MailRow, 'status'>): MailAtRest | null {
  return status === 'kept' || status === 'failed' ? status : null
}

/** What somebody looks at, as it stands in the address. */
export interface MailView {
  readonly tab: MailTab
  /** The mail that is open. */
  readonly open: string
}

/** The view in the params of the address; what is as from the start is left out. */
export const mailForm = {
  read: (params: Readonly<Record<string, unknown>>): MailView => {
    // The keys of the object are exactly its type's keys.
    const tabs = Object.keys(mailTabs) as MailTab[]
    return {
      tab: tabs.find((tab) => tab === params.stand) ?? 'alles',
      open: typeof params.mail === 'string' ? params.mail : '',
    }
  },
  write: ({ tab, open }: MailView) => ({ stand: tab === 'alles' ? undefined : tab, mail: open || undefined }),
}

/** What kind of mail it is; one of a former version by its own name. */
export function mailKind({ soort }: Pick<MailRow, 'soort'>, text: Text): string {
  const kind = mailKinds.find((one) => one === soort)
  return kind === undefined ? soort : text(`mails.kind.${kind}`)
}
