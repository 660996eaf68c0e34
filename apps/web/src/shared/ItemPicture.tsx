import { Picture } from '../ui/Picture.tsx'

interface ItemPictureProps {
  readonly item: { readonly afbeelding: string | null; readonly omschrijving: string }
  readonly size?: 'small' | 'medium' | 'large' | 'fill'
  readonly eager?: boolean
  /** True where the name does not stand beside the picture. */
  readonly named?: boolean
}

/** The drawing of an item. */
export function ItemPicture({ item, size = 'medium', eager = false, named = false }: ItemPictureProps) {
  return <Picture src={item.afbeelding} alt={named ? item.omschrijving : ''} size={size} eager={eager} />
}
