/** Half up, away from zero, as invoices round. */
export function round(value: number, digits: number): number {
  const factor = 10 ** digits
  return (Math.sign(value) * Math.round(Math.abs(value) * factor + 1e-7)) / factor
}

/** Quantity × time units × unit price, in whole cents. */
export function lineAmount(quantity: number, count: number, unitPrice: number): number {
  return round(quantity * count * unitPrice, 2)
}
