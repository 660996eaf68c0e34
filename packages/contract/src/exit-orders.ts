import { exitOrderKinds } from '@portal/domain/states/enums.ts'
import { z } from 'zod'
import { query } from './define.ts'
import { Document } from './documents.ts'
import { CalendarDate, OfLocation, OfProject, Photo, ProjectNo, RecordNo, ShownItemKind, shownWord } from './values.ts'

/** What left the fleet at a location. Euros without VAT; 0 where `toonPrijs` is false (R-VAL-15). */
export const ExitOrder = z.object({
  nummer: z.string(),
  type: shownWord(exitOrderKinds),
  datum: CalendarDate.nullable(),
  reden: z.string(),
  toonPrijs: z.boolean(),
  totaalBedrag: z.number(),
  /** Null when its lines have different ones. */
  prijsPerStuk: z.number().nullable(),
  /** Pieces of all its lines. */
  aantal: z.number(),
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
})
export type ExitOrder = z.output<typeof ExitOrder>

export const ExitOrderLine = z.object({
  regelNummer: z.number().int(),
  type: ShownItemKind,
  materieelSoort: z.string(),
  omschrijving: z.string(),
  eenheid: z.string(),
  materieelNummer: z.string(),
  aantal: z.number(),
  prijsPerStuk: z.number(),
  bedrag: z.number(),
  afbeelding: z.string().nullable(),
})
export type ExitOrderLine = z.output<typeof ExitOrderLine>

export const ExitOrderDetails = ExitOrder.extend({ regels: z.array(ExitOrderLine) })
export type ExitOrderDetails = z.output<typeof ExitOrderDetails>

const OneExitOrder = z.object({ nummer: RecordNo })

const seen = { access: 'location.view', area: 'AppExitOrders' } as const
const place = { location: 'materieellocatie', identity: 'gebruikerLogin' } as const
const list = { ...seen, ...place, out: z.object({ items: z.array(ExitOrder) }) } as const

export const exitOrders = {
  getExitOrders: query('/api/MaterieelExitOrder/ExitOrders', {
    ...list,
    summary: 'The exit orders of a location, the latest first.',
    reads: ['locations', 'exitOrders'],
    in: OfLocation,
  }),
  getProjectExitOrders: query('/api/MaterieelExitOrder/ExitOrdersProjecten', {
    ...list,
    summary: 'The exit orders of all the user’s locations of a project.',
    reads: ['locations', 'exitOrders'],
    in: OfProject,
  }),
  getExitOrder: query('/api/MaterieelExitOrder/ExitOrderDetails', {
    ...seen,
    summary: 'One exit order with its lines.',
    location: 'record',
    reads: ['catalogue', 'texts', 'locations', 'exitOrders'],
    in: OneExitOrder,
    out: ExitOrderDetails,
  }),
  getProjectExitOrder: query('/api/MaterieelExitOrder/ExitOrderDetailsProject', {
    ...seen,
    summary: 'One exit order of a location of this project.',
    location: 'record',
    reads: ['catalogue', 'texts', 'locations', 'exitOrders'],
    in: OneExitOrder.extend({ projectNummer: ProjectNo }),
    out: ExitOrderDetails,
  }),
  getExitOrderImages: query('/api/MaterieelExitOrder/GetExitOrderImages', {
    ...seen,
    summary: 'The photos of an exit order.',
    location: 'record',
    reads: ['catalogue', 'locations', 'exitOrders'],
    in: OneExitOrder,
    out: z.object({ items: z.array(Photo) }),
  }),
  getExitOrderDocuments: query('/api/MaterieelExitOrder/ExitOrdersDocs', {
    ...seen,
    reads: ['locations', 'documents', 'exitOrders'],
    summary: 'The documents of an exit order.',
    location: 'record',
    in: OneExitOrder,
    out: z.object({ items: z.array(Document) }),
  }),
}
