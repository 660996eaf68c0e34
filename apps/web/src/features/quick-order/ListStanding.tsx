import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Nothing can be put on the active list now; another one can be chosen or made. */
export function ListStanding() {
  const text = useText()
  return (
    <Notice
      kind="warning"
      title={text('quickOrder.listClosed')}
      action={<ScreenButton to="/bestellijsten">{text('orderList.allLists')}</ScreenButton>}
    />
  )
}
