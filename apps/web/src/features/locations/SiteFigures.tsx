import type { Today } from '@portal/contract/agenda.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { showOnly } from '../../shared/records/only-shown.ts'
import classes from './SitePage.module.css'

interface Figure {
  readonly to: string
  readonly only: string
  readonly value: string
  readonly label: string
  readonly more: string
  readonly kind?: 'danger' | 'warning'
}

/** Five figures of the site, each a link to exactly the rows that it counts. */
export function SiteFigures({ figures }: { readonly figures: Today['cijfers'] }) {
  const text = useText()
  const canOpen = useScreens()
  const shown = useFigures(figures).filter(({ to }) => canOpen(to))
  if (shown.length === 0) return null
  return (
    <ul className={classes.figures} aria-label={text('agenda.figures')}>
      {shown.map(({ to, only, value, label, more, kind }) => (
        <li key={only} data-kind={kind}>
          <ScreenLink to={to} search={showOnly(only)}>
            <strong>{value}</strong>
            <span>{label}</span>
            <small>{more}</small>
          </ScreenLink>
        </li>
      ))}
    </ul>
  )
}

function useFigures({ stock, keuringen, openAanvragen }: Today['cijfers']): readonly Figure[] {
  const text = useText()
  const format = useFormat()
  const standing = stock === null ? [] : standingFigures(stock)
  return [...standing, ...inspected(), ...asked()]

  function standingFigures(of: NonNullable<typeof stock>): readonly Figure[] {
    const to = '/materieelvoorraad'
    const { stuks, soorten, huurPerWeek, teLaatRetour, langstTeLaat } = of
    const rent = { to, only: 'huur', label: text('agenda.figure.huur'), more: '' }
    return [
      {
        to,
        only: 'hier',
        value: format.number(stuks, 1),
        label: text('agenda.figure.stuks'),
        more: text('agenda.kinds', { count: soorten }),
      },
      ...(huurPerWeek === null ? [] : [{ ...rent, value: format.money(huurPerWeek) }]),
      {
        to,
        only: 'telaat',
        value: format.number(teLaatRetour),
        label: text('agenda.figure.retour'),
        ...(teLaatRetour > 0
          ? { kind: 'danger', more: text('agenda.longest', { count: langstTeLaat }) }
          : { more: '' }),
      },
    ]
  }

  function inspected(): readonly Figure[] {
    if (keuringen === null) return []
    const { komend, verlopen } = keuringen
    return [
      {
        to: '/materieelkeuringen',
        only: 'week',
        value: format.number(komend),
        label: text('agenda.figure.keuring'),
        more: verlopen === 0 ? '' : text('agenda.overdue', { count: verlopen }),
        ...(komend > 0 && { kind: 'warning' }),
      },
    ]
  }

  function asked(): readonly Figure[] {
    if (openAanvragen === null) return []
    const value = format.number(openAanvragen)
    return [{ to: '/aanvragen', only: 'open', value, label: text('agenda.figure.open'), more: '' }]
  }
}
