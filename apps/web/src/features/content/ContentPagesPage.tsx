import { content, type PageRow } from '@portal/contract/content.ts'
import { contentPlaces } from '@portal/domain/content/content-places.ts'
import { IconFileText, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { useOfferedLanguages } from './content-view.ts'
import { PlaceList } from './PlaceList.tsx'
import { pageColumns } from './page-columns.tsx'

/** Every page and every place with its extra info (R-SCR-ADMIN-13, R-SCR-ADMIN-14, R-ROUTE-67). */
export function ContentPagesPage() {
  const text = useText()
  const query = useCall(content.getPages, {})
  const languages = useOfferedLanguages()
  const columns = useMemo(() => pageColumns(text, languages), [text, languages])
  const title = text('page./settings/content-paginas-beheer')
  const make = (
    <ButtonLink to="/settings/content-pagina-maken" kind="primary" icon={<IconPlus />}>
      {text('page.settings/content-pagina-maken')}
    </ButtonLink>
  )
  return (
    <SettingsFrame title={title} intro={text('content.intro')} actions={make}>
      <StateView query={query} skeleton="table" failure="content.failed">
        {({ items }) => (
          <>
            <DataTable
              label={title}
              columns={columns}
              rows={items.filter(({ plaats }) => plaats === null)}
              rowKey={(row: PageRow) => row.guid}
              unpaged
              exportable={false}
              empty={<EmptyState icon={<IconFileText />} title={text('content.empty')} />}
            />
            <Panel title={text('content.extraInfo')}>
              <p>{text('content.extraInfoIntro')}</p>
              <PlaceList places={contentPlaces} pages={items} />
            </Panel>
          </>
        )}
      </StateView>
    </SettingsFrame>
  )
}
