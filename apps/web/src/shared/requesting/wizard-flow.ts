import type { TextKey } from '../../lib/text.ts'

/** What one wizard is: its name, its screens and the form it starts with. */
export interface WizardFlow<Form> {
  /** Under this name the browser keeps its draft; also the last part of the key of its title. */
  readonly name: 'bestellen' | 'afvoeren' | 'verplaatsen' | 'transport-aanvraag'
  readonly emptyForm: Form
  readonly steps: Readonly<Record<'gegevens' | 'afronden' | 'voltooid', string>>
}

export function wizardTitle({ name }: Pick<WizardFlow<unknown>, 'name'>): TextKey {
  return `enum.Wizard.${name}`
}
