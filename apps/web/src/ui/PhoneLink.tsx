import { phoneAddress } from '../lib/phone-address.ts'
/** A number to tap and call. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={phoneAddress(number)} translate="no">
      {number}
    </a>
  )
}
