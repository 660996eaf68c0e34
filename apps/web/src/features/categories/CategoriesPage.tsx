import { type AdminCategory, categories } from '@portal/contract/categories.ts'
import { IconEyeOff, IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { useUpload } from '../../lib/use-upload.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { useMay } from '../../shared/location/use-may.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { CategoryTree } from './CategoryTree.tsx'

/** The categories of the catalogue with their pictures (R-ROUTE-70, R-ROLE-18). */
export function CategoriesPage() {
  const text = useText()
  const mayEdit = useMay('settings.edit')
  const [chosen, setChosen] = useState<AdminCategory | null>(null)
  return (
    <SettingsFrame
      title={text('page./settings/categories')}
      intro={text('categories.intro')}
      actions={
        <>
          <ButtonLink to="/settings/categorie/toggle" icon={<IconEyeOff />}>
            {text('categories.toToggle')}
          </ButtonLink>
          <ButtonLink to="/settings/categorie/verwijderen" icon={<IconPhotoOff />}>
            {text('categories.toRemove')}
          </ButtonLink>
        </>
      }
    >
      <CategoryTree empty={text('categories.none')}>
        {(category) =>
          mayEdit && (
            <Button
              small
              icon={<IconPhoto size={16} />}
              aria-label={text('categories.pictureOf', { name: category.omschrijving })}
              onClick={() => setChosen(category)}
            >
              {text('categories.picture')}
            </Button>
          )
        }
      </CategoryTree>
      {chosen !== null && <PictureDialog category={chosen} onClose={() => setChosen(null)} />}
    </SettingsFrame>
  )
}

function PictureDialog({ category, onClose }: { readonly category: AdminCategory; readonly onClose: () => void }) {
  const text = useText()
  const upload = useUpload(categories.updateCategoryImages, {
    inputOf: (bestand) => ({ categorie: category.id, bestand }),
    onDone: () => {
      notify('categories.pictureSaved', { params: { name: category.omschrijving }, severity: 'success' })
      onClose()
    },
  })
  return (
    <Modal
      open
      title={text('categories.pictureOf', { name: category.omschrijving })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{text('action.close')}</Button>}
    >
      <FileField label={text('categories.newPicture')} upload={upload} required />
    </Modal>
  )
}
