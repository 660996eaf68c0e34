import type { Town } from '../places.ts'
import { firstNames, lastNames, streets, towns } from '../places.ts'
import type { Random } from '../random.ts'

export interface Address {
  readonly Address: string
  readonly Post_Code: string
  readonly City: string
  readonly Contact: string
  readonly Phone_No: string
}

const postLetters = 'ABCDEGHJKLMNPRSTVWXZ'

export function personName(random: Random): string {
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`
}

export function phoneNumber(random: Random): string {
  const pair = (): number => random.int(10, 99)
  return `06 ${random.int(10, 58)} ${pair()} ${pair()} ${pair()}`
}

export function postCode(random: Random, place: Town): string {
  const letter = (): string => postLetters.charAt(random.int(0, postLetters.length - 1))
  return `${place.post + random.int(0, 5)} ${letter()}${letter()}`
}

export function makeAddress(random: Random, place: Town = random.pick(towns)): Address {
  return {
    Address: `${random.pick(streets)} ${random.int(1, 240)}`,
    Post_Code: postCode(random, place),
    City: place.name,
    Contact: personName(random),
    Phone_No: phoneNumber(random),
  }
}
