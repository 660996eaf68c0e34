import type { PageRow } from '@portal/contract/content.ts'
import type { Locale } from '@portal/domain/constants.ts'
import { barPages } from '@portal/domain/content/content-places.ts'
import type { Text } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { stateKinds } from './content-view.ts'

export const editPath = ({ guid, url, plaats }: Pick<PageRow, 'guid' | 'url' | 'plaats'>): string =>
  `/settings/content-paginas-beheer/${guid}/${url ?? plaats ?? ''}`

export const isInBar = (url: string | null): boolean => barPages.some((page) => page === url)

/** The languages that lack a text, in words; empty when none does. */
export function lackingLanguages(row: Pick<PageRow, 'talen'>, languages: readonly Locale[], text: Text): string {
  return languages
    .filter((locale) => !row.talen.includes(locale))
    .map((locale) => text(`language.${locale}`))
    .join(', ')
}

export function pageColumns(text: Text, languages: readonly Locale[]): readonly TableColumn<PageRow>[] {
  return [
    field('name', text('content.name'), {
      cell: (row) => (
        <ScreenLink to={editPath(row)}>
          <strong translate="no">{row.name}</strong>
        </ScreenLink>
      ),
      required: true,
      title: true,
    }),
    field('url', text('content.url'), {
      cell: (row) => (
        <span translate="no">
          {`/content-page/${row.url}`}{' '}
          {isInBar(row.url) && <StatusChip kind="info">{text('content.inBar')}</StatusChip>}
        </span>
      ),
    }),
    field('staat', text('content.state'), {
      words: (row) => text(`content.state.${row.staat}`),
      cell: (row) => <StatusChip kind={stateKinds[row.staat]}>{text(`content.state.${row.staat}`)}</StatusChip>,
    }),
    column('talen', text('content.lacking'), { value: (row) => lackingLanguages(row, languages, text) }),
    { id: 'op', header: text('content.changedAt'), value: (row) => row.gewijzigdOp, kind: 'moment' },
    { id: 'door', header: text('content.changedBy'), value: (row) => row.gewijzigdDoor },
  ]
}
