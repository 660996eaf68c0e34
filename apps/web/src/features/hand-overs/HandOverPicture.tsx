import { handOvers } from '@portal/contract/hand-overs.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import classes from './HandOvers.module.css'

interface HandOverPictureProps {
  readonly overdracht: string
  readonly foto: string
  /** What it shows. */
  readonly name: string
}

/** A picture of a hand-over, which only who may see the hand-over can fetch. */
export function HandOverPicture({ overdracht, foto, name }: HandOverPictureProps) {
  const text = useText()
  const { data, isError } = useCall(handOvers.getPicture, { overdracht, foto })
  return (
    <figure className={classes.picture}>
      {data === undefined ? (
        <span className={classes.blank}>{isError && text('handOvers.noPicture')}</span>
      ) : (
        <img src={`data:${data.type};base64,${data.inhoud}`} alt={name} />
      )}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
