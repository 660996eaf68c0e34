import { type AdminCategory, categories } from '@portal/contract/categories.ts'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { useMay } from '../../shared/location/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmOnce } from '../../ui/ConfirmOnce.tsx'
import { CategoryTree } from './CategoryTree.tsx'

/** Takes own pictures of categories away (R-ROUTE-71, decision: catalogue): the categories themselves are the back office's. */
export function CategoryRemovePage() {
  const text = useText()
  const mayEdit = useMay('settings.edit')
  const [chosen, setChosen] = useState<AdminCategory | null>(null)
  const command = useCommand(categories.removeCategoryImage, {
    onDone: () => {
      notify('categories.pictureRemoved', { params: { name: chosen?.omschrijving ?? '' }, severity: 'success' })
      setChosen(null)
    },
  })
  return (
    <SettingsFrame title={text('page./settings/categorie/verwijderen')} intro={text('categories.removeIntro')}>
      <CategoryTree only={(category) => category.eigenAfbeelding} empty={text('categories.noPictures')}>
        {(category) =>
          mayEdit && (
            <Button
              small
              kind="danger"
              icon={<IconTrash size={16} />}
              aria-label={text('categories.removeOf', { name: category.omschrijving })}
              onClick={() => setChosen(category)}
            >
              {text('categories.remove')}
            </Button>
          )
        }
      </CategoryTree>
      <ConfirmOnce
        open={chosen !== null}
        title={text('categories.removeOf', { name: chosen?.omschrijving ?? '' })}
        action={text('categories.remove')}
        busy={command.isPending}
        onConfirm={() => chosen !== null && command.mutate({ categorie: chosen.id })}
        onCancel={() => setChosen(null)}
      >
        {text('categories.removeText')}
      </ConfirmOnce>
    </SettingsFrame>
  )
}
