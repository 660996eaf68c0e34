import { content } from '@portal/contract/content.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { formOf } from './content-view.ts'
import { PageEditor } from './PageEditor.tsx'

/** Changes a page or an extra info (R-ROUTE-68), as it is at this moment and not as it was kept. */
export function EditContentPage() {
  const text = useText()
  const { guid } = useParams({ from: '/settings/content-paginas-beheer/$guid/$name' })
  const [opened, setOpened] = useState(0)
  const query = useCall(content.getPage, { guid }, { staleMs: 0 })
  const reopen = async () => {
    await query.refetch()
    setOpened((times) => times + 1)
  }
  return (
    <SettingsFrame title={query.data?.name ?? text('page./settings/content-paginas-beheer/{guid}/{name}')}>
      <StateView query={query} skeleton="form" failure="content.failed">
        {(page) =>
          query.isFetchedAfterMount ? (
            <PageEditor
              key={`${guid} ${opened}`}
              subject={{ guid, versie: page.versie, plaats: page.plaats, staat: page.staat }}
              start={formOf(page)}
              onReopen={() => void reopen()}
            />
          ) : (
            <Skeleton shape="form" />
          )
        }
      </StateView>
    </SettingsFrame>
  )
}
