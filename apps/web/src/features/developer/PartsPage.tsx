import type { ReactNode } from 'react'
import { Page, Panel } from '../../ui/Page.tsx'
import { ComboboxSamples } from './ComboboxSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { FilterSamples } from './FilterSamples.tsx'
import classes from './PartsPage.module.css'
import { SignSamples } from './SignSamples.tsx'
import { TableSamples } from './TableSamples.tsx'
import { WizardSamples } from './WizardSamples.tsx'

const schemes = ['light', 'dark'] as const

/** Every part in all its states; switch theme and language in the user menu to see it in each. */
export function PartsPage() {
  return (
    <Page title="Onderdelen" intro="Alle onderdelen van het portaal in al hun toestanden.">
      <div className={classes.schemes}>
        {schemes.map((scheme) => (
          <Scheme key={scheme} scheme={scheme}>
            <SignSamples />
          </Scheme>
        ))}
      </div>
      <Panel title="Velden">
        <FieldSamples />
      </Panel>
      <Panel title="Zoekpaneel">
        <ComboboxSamples />
      </Panel>
      <Panel title="Filters">
        <FilterSamples />
      </Panel>
      <TableSamples />
      <WizardSamples />
    </Page>
  )
}

function Scheme({ scheme, children }: { readonly scheme: (typeof schemes)[number]; readonly children: ReactNode }) {
  return (
    <section className={`${classes.scheme} tokens-${scheme}`}>
      <h2>{scheme}</h2>
      {children}
    </section>
  )
}
