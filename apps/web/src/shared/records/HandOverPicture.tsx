import { handOvers } from '@portal/contract/hand-overs.ts'
import { useQuery } from '@tanstack/react-query'
import { queuedStore, readFile } from '../../lib/queue/queue-storage.ts'
import { addressOf } from '../../lib/read-file.ts'
import { useStore } from '../../lib/store.ts'
import { useCall } from '../../lib/use-call.ts'
import classes from './HandOverPicture.module.css'

interface HandOverPictureProps {
  readonly overdracht: string
  readonly foto: string
  /** What it shows. */
  readonly name: string
  /** That it cannot be read now. */
  readonly lost: string
}

/** A picture of a hand-over, which only who may see the hand-over can fetch; one that waits lies in this browser. */
export function HandOverPicture({ overdracht, foto, name, lost }: HandOverPictureProps) {
  const isHere = useStore(queuedStore).some(({ key, state }) => key === foto && state !== 'done')
  const kept = useQuery({
    queryKey: ['kept-picture', foto],
    queryFn: async () => addressOf(await readFile(foto)),
    networkMode: 'always',
    enabled: isHere,
  })
  const sent = useCall(handOvers.getPicture, { overdracht, foto }, { enabled: !isHere })
  const address = sent.data === undefined ? kept.data : `data:${sent.data.type};base64,${sent.data.inhoud}`
  const isLost = (isHere ? kept : sent).isError || (!isHere && sent.isPaused)
  return (
    <figure className={classes.picture}>
      {address === undefined ? (
        <span className={classes.blank}>{isLost && lost}</span>
      ) : (
        <img src={address} alt={name} />
      )}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
