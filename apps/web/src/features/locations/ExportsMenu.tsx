import type { BoolKey } from '@portal/domain/settings/catalogue.ts'
import { IconDownload } from '@tabler/icons-react'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useRouteFor, useScreens } from '../../shared/frame/screens.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuHeading, MenuLink } from '../../ui/MenuItem.tsx'
import { Popup } from '../../ui/Popup.tsx'

/** The screens whose rows can be a file, and the setting that may switch that off. */
const exports = [
  { to: '/rapportages' },
  { to: '/aanvragen' },
  { to: '/orders/aanvoer' },
  { to: '/orders/afvoer' },
  { to: '/orders/naar-verplaatsing' },
  { to: '/orders/van-verplaatsing' },
  { to: '/materieelvoorraad', setting: 'AppMaterieelvoorraad_ExportLijst' },
  { to: '/materieelkeuringen' },
  { to: '/facturen', setting: 'AppMaterieelFacturen_ExportExcel' },
  { to: '/exitorders' },
  { to: '/klachten-overzicht' },
] as const satisfies readonly { readonly to: string; readonly setting?: BoolKey }[]

/** The exports that exist here: each leads to the rows it is made of (R-SCR-HUB-07, decision: reports). */
export function ExportsMenu() {
  const text = useText()
  const settings = useSettings()
  const canOpen = useScreens()
  const leadTo = useRouteFor()
  const offered = exports.filter((one) => canOpen(one.to) && (!('setting' in one) || settings.bool(one.setting)))
  if (offered.length === 0) return null
  return (
    <Popup
      label={text('locations.exports')}
      button={(button) => (
        <Button kind="quiet" icon={<IconDownload aria-hidden />} {...button}>
          {text('locations.exports')}
        </Button>
      )}
    >
      {(close) => (
        <>
          <MenuHeading>{text('locations.exportsHint')}</MenuHeading>
          {offered.map(({ to }) => (
            // useScreens has checked the path against the route table.
            <MenuLink key={to} to={leadTo(to) as '/'} onClick={close}>
              {text(`page.${to}`)}
            </MenuLink>
          ))}
        </>
      )}
    </Popup>
  )
}
