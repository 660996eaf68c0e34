/** What may still be returned of something: what is there and not asked to be removed already. */
export function returnableQuantity(quantity: number, onRemoval: number): number {
  return Math.max(0, quantity - onRemoval)
}
