import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { Folded } from '../../ui/Folded.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import classes from './TransportHelp.module.css'

/** What a transport is and what it is not, where no list of things stands beside the form; one line on a phone. */
export function TransportHelp() {
  const text = useText()
  const narrow = useNarrowScreen()
  const title = text('transport.helpTitle')
  if (narrow) {
    return (
      <Folded title={title}>
        <div className={classes.words} data-passing>
          <Help />
        </div>
      </Folded>
    )
  }
  return (
    <section className={classes.help} aria-label={title}>
      <h2>{title}</h2>
      <Help />
    </section>
  )
}

const others: readonly { readonly to: string; readonly why: TextKey; readonly label: TextKey }[] = [
  { to: '/afvoerlijst', why: 'transport.helpReturn', label: 'locations.removalList' },
  { to: '/materieelvoorraad', why: 'transport.helpMove', label: 'locations.stock' },
]

function Help() {
  const text = useText()
  const canOpen = useScreens()
  return (
    <>
      <p>{text('transport.helpWhat')}</p>
      {others
        .filter(({ to }) => canOpen(to))
        .map(({ to, why, label }) => (
          <p key={to}>
            {text(why)} <ScreenLink to={to}>{text(label)}</ScreenLink>
          </p>
        ))}
    </>
  )
}
