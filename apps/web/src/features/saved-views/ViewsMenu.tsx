import { IconBookmark, IconPencil, IconPlus } from '@tabler/icons-react'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { MenuHeading, MenuItem, MenuLine } from '../../ui/MenuItem.tsx'
import { Popup } from '../../ui/Popup.tsx'
import type { ViewsPlaceProps } from '../../ui/table/views-place.ts'
import { editingStore, useOpenView, useViews } from './use-views.ts'
import { ViewDialog } from './ViewDialog.tsx'
import classes from './Views.module.css'

/** The views of a table that somebody keeps: in a menu of their own, or among what a phone has in its one menu. */
export function ViewsMenu(props: ViewsPlaceProps) {
  const text = useText()
  const editing = useStore(editingStore)
  const { gebruikerLogin, ofTable, adres } = useViews()
  if (gebruikerLogin === '') return null
  if (props.shape === 'entries') return <ViewEntries {...props} />
  const chosen = ofTable.find((view) => view.adres === adres)
  return (
    <>
      {props.shape === 'button' && (
        <Popup
          label={text('views.title')}
          align="start"
          button={(button) => (
            <Button kind="quiet" {...button} icon={<IconBookmark />}>
              <span className={classes.name}>{chosen?.naam ?? text('views.title')}</span>
            </Button>
          )}
        >
          {(close) => <ViewEntries {...props} onDone={close} />}
        </Popup>
      )}
      {editing !== null && (
        <ViewDialog view={editing === 'new' ? null : editing} onClose={() => editingStore.set(null)} />
      )}
    </>
  )
}

function ViewEntries({ columns, shape, onDone }: ViewsPlaceProps) {
  const text = useText()
  const { ofTable, adres } = useViews()
  const open = useOpenView(columns)
  const edit = (what: Parameters<typeof editingStore.set>[0]) => {
    onDone()
    editingStore.set(what)
  }
  return (
    <div className={classes.entries}>
      {shape === 'entries' && <MenuHeading>{text('views.title')}</MenuHeading>}
      {ofTable.length === 0 && <p className={classes.none}>{text('views.none')}</p>}
      {ofTable.length > 0 && (
        <MenuItem
          chosen={adres === ''}
          onChoose={() => {
            onDone()
            open({ naam: '', adres: '' })
          }}
        >
          {text('views.own')}
        </MenuItem>
      )}
      {ofTable.map((view) => (
        <Stack align="center" key={view.id} className={classes.entry}>
          <MenuItem
            chosen={adres === view.adres}
            hint={view.standaard && text('views.isDefault')}
            onChoose={() => {
              onDone()
              open(view)
            }}
          >
            <span translate="no">{view.naam}</span>
          </MenuItem>
          <IconButton
            label={text('views.edit', { name: view.naam })}
            icon={<IconPencil size={18} />}
            onClick={() => edit(view)}
          />
        </Stack>
      ))}
      {(adres !== '' || ofTable.length > 0) && (
        <>
          <MenuLine />
          <MenuItem icon={<IconPlus />} onChoose={() => edit('new')}>
            {text('views.keep')}
          </MenuItem>
        </>
      )}
    </div>
  )
}
