import { type AdminCategory, categories } from '@portal/contract/categories.ts'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { useMay } from '../../shared/location/use-may.ts'
import { Switch } from '../../ui/Switch.tsx'
import { CategoryTree } from './CategoryTree.tsx'

/** Shows and hides categories for everybody (R-ROUTE-72, R-ROLE-18). */
export function CategoryTogglePage() {
  const text = useText()
  return (
    <SettingsFrame title={text('page./settings/categorie/toggle')} intro={text('categories.toggleIntro')}>
      <CategoryTree empty={text('categories.none')}>{(category) => <Toggle category={category} />}</CategoryTree>
    </SettingsFrame>
  )
}

function Toggle({ category }: { readonly category: AdminCategory }) {
  const text = useText()
  const mayEdit = useMay('settings.edit')
  const command = useCommand(categories.toggleItemCategories, {
    onDone: (_, { items }) => {
      const verborgen = items[0]?.verborgen === true
      notify(verborgen ? 'categories.wasHidden' : 'categories.wasShown', {
        params: { name: category.omschrijving },
        severity: 'success',
        action: { label: 'action.undo', run: () => set(!verborgen) },
      })
    },
  })
  const set = (verborgen: boolean) => command.mutate({ items: [{ categorie: category.id, verborgen }] })
  return (
    <Switch
      label={<span className="out-of-sight">{text('categories.show', { name: category.omschrijving })}</span>}
      checked={!(command.isPending ? command.variables.items[0]?.verborgen : category.verborgen)}
      disabled={!mayEdit || command.isPending}
      onChange={(shown) => set(!shown)}
    />
  )
}
