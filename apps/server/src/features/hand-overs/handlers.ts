import type { handOvers } from '@portal/contract/hand-overs.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addPicture } from './add-picture.ts'
import { getHandOver, getHandOvers, getPicture } from './get-hand-overs.ts'
import { keep, remove } from './keep-hand-over.ts'
import { print } from './print-hand-over.ts'
import { sign } from './sign-hand-over.ts'

export const handOversHandlers: Handlers<typeof handOvers> = {
  getHandOvers,
  getHandOver,
  getPicture,
  print,
  keep,
  addPicture,
  remove,
  sign,
}
