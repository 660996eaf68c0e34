import { expect, it } from 'vitest'
import { stayOfPiece } from './stay-of-piece.ts'

const delivery = (day: number) => ({ soort: 'aflevering', ondertekend: `2026-11-0${day}T08:00:00.000Z` }) as const
const collection = (day: number) => ({ soort: 'ophalen', ondertekend: `2026-11-0${day}T08:00:00.000Z` }) as const

it('takes the last delivery and the collection after it, in whatever order they are listed', () => {
  expect(stayOfPiece([collection(6), delivery(1), delivery(5), collection(3)])).toEqual({
    aflevering: delivery(5),
    ophalen: collection(6),
  })
})

it('takes the delivery alone while nobody collected the piece since', () => {
  expect(stayOfPiece([delivery(1), collection(3), delivery(5)])).toEqual({ aflevering: delivery(5), ophalen: null })
})

it('takes a collection alone where nobody recorded the delivery, and nothing where nothing was recorded', () => {
  expect(stayOfPiece([collection(3)])).toEqual({ aflevering: null, ophalen: collection(3) })
  expect(stayOfPiece([])).toEqual({ aflevering: null, ophalen: null })
})
