/** A number to tap and call. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} translate="no">
      {number}
    </a>
  )
}
