import { Picture } from '../../ui/Picture.tsx'
import classes from './Sets.module.css'

/** The first things of a set beside each other; one of them where there is no more. */
export function SetPictures({ pictures }: { readonly pictures: readonly string[] }) {
  const shown = pictures.length === 0 ? [null] : pictures
  return (
    <div className={classes.pictures} data-count={shown.length}>
      {shown.map((src) => (
        <Picture key={src} src={src} alt="" size="fill" />
      ))}
    </div>
  )
}
