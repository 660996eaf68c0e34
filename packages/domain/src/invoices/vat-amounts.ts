declare const vat: unique symbol

/**
 * Euros without and with VAT. Both are numbers while the portal runs, but neither is one to the compiler: they cannot be
 * added to a number or to each other, so that no sum ever mixes the total of an invoice with what is still to be paid.
 */
export interface WithoutVat {
  readonly [vat]: 'without'
}
export interface WithVat {
  readonly [vat]: 'with'
}

const centsOf = (euros: number): number => Math.round(euros * 100)

export function withoutVat(euros: number): WithoutVat {
  // The one way in: from here on the number is an amount of its kind.
  return euros as unknown as WithoutVat
}

export function withVat(euros: number): WithVat {
  // As above.
  return euros as unknown as WithVat
}

/** The one way out, to show or sort it. */
export function eurosOf(amount: WithoutVat | WithVat): number {
  // What `withoutVat` and `withVat` took in.
  return amount as unknown as number
}

/** In whole cents, so that no sum ends in 0.30000000000000004. */
export function sumWithoutVat(amounts: readonly WithoutVat[]): WithoutVat {
  return withoutVat(amounts.reduce((sum, amount) => sum + centsOf(eurosOf(amount)), 0) / 100)
}

/** As `sumWithoutVat`. */
export function sumWithVat(amounts: readonly WithVat[]): WithVat {
  return withVat(amounts.reduce((sum, amount) => sum + centsOf(eurosOf(amount)), 0) / 100)
}
