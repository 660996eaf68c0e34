import type { Refusal } from './refusal.ts'

/**
 * How many things one person keeps, and how many lines one of them has: far more than anybody uses, and few enough that
 * who reads all of them delays nobody.
 */
export const bounds = {
  /** Lists of favourites of one person. */
  favouriteLists: 50,
  /** Lists of favourites that people share with one location. */
  sharedFavourites: 200,
  /** Items on one list of favourites. */
  favouriteItems: 500,
  /** Order lists of one person at one location. */
  orderLists: 50,
  /** Lines of one order list, those that came with another line included. */
  orderLines: 1000,
  /** Things that were seen on one walk over a site. */
  walkSightings: 20_000,
  /** Hand-overs at one location that nobody has signed yet. */
  openHandOvers: 50,
  /** Mails to people without an account, about what one person signed in 24 hours: a depot's busiest day. */
  strangersMailedInDay: 60,
  /** Feedback that one person gives in 24 hours. */
  complaintsInDay: 50,
  /** What people write to one feedback, and files they add to it. */
  comments: 200,
  complaintFiles: 50,
  /** Periods in which somebody else decides for one approver, of today and later. */
  deputies: 50,
} as const

/** Why one more cannot be made beside those that there are; null when it can. */
export function refuseOneMore(present: number, amount: number): Refusal<'lijst.te_veel'> | null {
  return present >= amount ? { code: 'lijst.te_veel', params: { amount } } : null
}
