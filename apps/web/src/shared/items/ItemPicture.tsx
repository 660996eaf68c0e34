import { useSettingFile } from '../../lib/use-setting-file.ts'
import { Picture } from '../../ui/Picture.tsx'

interface ItemPictureProps {
  readonly item: { readonly afbeelding: string | null; readonly omschrijving: string }
  readonly size?: 'small' | 'medium' | 'large' | 'fill'
  readonly eager?: boolean
  /** True where the name does not stand beside the picture. */
  readonly named?: boolean
}

/** The picture of an item; of an item without one the picture that the company set for that. */
export function ItemPicture({ item, size = 'medium', eager = false, named = false }: ItemPictureProps) {
  const otherwise = useSettingFile('Catalogus_GeenAfbeelding')
  return <Picture src={item.afbeelding} alt={named ? item.omschrijving : ''} {...{ otherwise, size, eager }} />
}
