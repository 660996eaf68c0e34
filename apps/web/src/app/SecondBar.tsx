import { useText } from '../lib/text.ts'
import { secondBarEntries } from '../shared/navigation.ts'
import { ScreenLink } from '../shared/ScreenLink.tsx'
import { useScreens } from '../shared/screens.ts'
import { useOrderListCount } from '../shared/use-order-list-count.ts'
import classes from './Bars.module.css'

/** The main menu (R-SCR-SHELL-09 to R-SCR-SHELL-16); what cannot be opened is left out. */
export function SecondBar() {
  const text = useText()
  const canOpen = useScreens()
  const orderListCount = useOrderListCount()
  return (
    <nav className={classes.second} aria-label={text('nav.main')}>
      <ul>
        {secondBarEntries
          .filter(({ to }) => canOpen(to))
          .map(({ to, label }) => (
            <li key={to}>
              {to === '/bestellijst' && orderListCount > 0 ? (
                <ScreenLink to={to} label={text('nav.orderListCount', { count: orderListCount })}>
                  {text(label)}
                  <span className={classes.badge}>{orderListCount}</span>
                </ScreenLink>
              ) : (
                <ScreenLink to={to} exact={to === '/'}>
                  {text(label)}
                </ScreenLink>
              )}
            </li>
          ))}
      </ul>
    </nav>
  )
}
