import { walkStates } from '@portal/domain/site-walks/walk-report.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { CalendarDate, Id, ItemKind, LocationNo, OfLocation } from './values.ts'

/** A moment by the clock of a device, which may be wrong. */
const DeviceMoment = z.iso.datetime({ offset: true })

/** What was seen on a walk: a piece, so many of a kind, or a label that names nothing of the site's stock. */
const SentSighting = z.object({
  /** Null for a label that names nothing here. */
  type: ItemKind.nullable(),
  materieelSoort: z.string().trim().max(20),
  /** Empty for what is only counted. */
  materieelNummer: z.string().trim().max(20),
  /** What the label says, where it names nothing here; else empty. */
  code: z.string().trim().max(300),
  /** 1 for a piece, 0 when it was taken back, or how many of what is counted. */
  aantal: z.number().int().min(0).max(99_999),
  moment: DeviceMoment,
})
export type SentSighting = z.input<typeof SentSighting>

/** The walk that something belongs to, as it was begun on a device, perhaps without a connection. */
const OfWalk = OfLocation.extend({
  ronde: Id,
  /** The part of the site that is walked; empty for all of it. */
  deel: z.string().trim().max(50),
  begonnen: DeviceMoment,
})

export const WalkSighting = z.object({
  type: z.string(),
  materieelSoort: z.string(),
  materieelNummer: z.string(),
  code: z.string(),
  aantal: z.number().int(),
  moment: z.iso.datetime(),
  door: z.string(),
  /** The other location of the reader in whose books it stands, number and name; empty when it is of none. */
  elders: z.string(),
})
export type WalkSighting = z.output<typeof WalkSighting>

const WalkHead = z.object({
  ronde: z.string(),
  deel: z.string(),
  begonnen: z.iso.datetime(),
  begonnenDoor: z.string(),
})

/** A walk that is over, with what it found. */
export const WalkSummary = WalkHead.extend({
  afgesloten: z.iso.datetime(),
  afgeslotenDoor: z.string(),
  verwacht: z.number().int(),
  gezien: z.number().int(),
  ontbreekt: z.number().int(),
  extra: z.number().int(),
})
export type WalkSummary = z.output<typeof WalkSummary>

/** What becomes of a thing that is not as the books say. */
export const WalkDecision = z.enum(['klopt', 'vermist', 'afvoer', 'verplaatsen'])
export type WalkDecision = z.output<typeof WalkDecision>

/** A thing of a walk that is over, by the books as they were when it ended. */
export const WalkReportRow = z.object({
  type: z.string(),
  materieelSoort: z.string(),
  materieelNummer: z.string(),
  code: z.string(),
  omschrijving: z.string(),
  eenheid: z.string(),
  afbeelding: z.string().nullable(),
  stand: z.enum(walkStates),
  verwacht: z.number(),
  /** Null when nobody looked. */
  gezien: z.number().nullable(),
  elders: z.string(),
  /** Who saw it last; empty when nobody did. */
  door: z.string(),
  /** Days that it should have gone back by then; 0 when it was not late. */
  dagenTeLaat: z.number().int(),
  keuringsDatum: CalendarDate.nullable(),
  /** Its inspection had expired, or was not passed. */
  keuringFout: z.boolean(),
  /** Days that it had not moved, when they were as many as the setting asks for; else 0. */
  dagenStil: z.number().int(),
  /** The walk before this one missed it too. */
  vorigeKeerOok: z.boolean(),
  besluit: WalkDecision.nullable(),
  besluitDoor: z.string(),
})
export type WalkReportRow = z.output<typeof WalkReportRow>

export const siteWalks = {
  getWalk: query('/api/Ronde/GetRonde', {
    summary: 'The walk that is going on at a location with what was seen, and the last walks that are over.',
    access: 'location.view',
    area: 'AppMaterieelvoorraad',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    reads: ['siteWalks', 'locations', 'users'],
    kept: true,
    in: OfLocation,
    out: z.object({
      gaande: WalkHead.extend({ waarnemingen: z.array(WalkSighting) }).nullable(),
      /** The newest first. */
      afgesloten: z.array(WalkSummary),
    }),
  }),
  getWalkReport: query('/api/Ronde/GetRapport', {
    summary: 'What a walk that is over found: each thing of the books and each that was seen.',
    access: 'location.view',
    area: 'AppMaterieelvoorraad',
    location: 'record',
    reads: ['siteWalks', 'catalogue', 'texts', 'locations', 'stock', 'users'],
    kept: true,
    in: z.object({ ronde: Id }),
    out: WalkSummary.extend({
      materieellocatie: z.string(),
      locatieOmschrijving: z.string(),
      vorige: WalkSummary.nullable(),
      items: z.array(WalkReportRow),
    }),
  }),
  print: query('/api/Ronde/Afdrukken', {
    summary: 'The same report as a pdf.',
    access: 'location.view',
    area: 'AppMaterieelvoorraad',
    location: 'record',
    reads: ['siteWalks', 'catalogue', 'texts', 'locations', 'stock', 'users'],
    perMinute: 20,
    in: z.object({ ronde: Id }),
    out: z.object({
      naam: z.string(),
      /** In base64. */
      inhoud: z.string(),
    }),
    errors: ['upload.te_zwaar'],
  }),
  record: command('/api/Ronde/Waarnemen', {
    summary:
      'What was seen on a walk, which begins with it. Of each thing the last sighting counts, in whichever order they come; a walk that somebody else began at the location meanwhile takes it in, one that is over too.',
    access: 'site.record',
    area: 'AppMaterieelvoorraad',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    changes: ['siteWalks'],
    mayWait: true,
    in: OfWalk.extend({ waarnemingen: z.array(SentSighting).min(1).max(200) }),
    out: z.object({ ronde: z.string() }),
    errors: ['lijst.te_veel'],
  }),
  close: command('/api/Ronde/Afsluiten', {
    // Each keeps what the books say of the whole site.
    perMinute: 10,
    summary: 'End a walk: what was not seen is missing, by the books as they are now. Ending it again changes nothing.',
    access: 'site.record',
    area: 'AppMaterieelvoorraad',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    changes: ['siteWalks'],
    mayWait: true,
    in: OfWalk.extend({ moment: DeviceMoment }),
    out: z.object({ ronde: z.string() }),
  }),
  decide: command('/api/Ronde/Besluiten', {
    summary: 'Say what becomes of a thing that is not as the books say; null takes it back.',
    access: 'site.record',
    area: 'AppMaterieelvoorraad',
    location: 'record',
    changes: ['siteWalks'],
    in: z.object({
      ronde: Id,
      dingen: z
        .array(
          z.object({
            type: z.string().max(20),
            materieelSoort: z.string().max(20),
            materieelNummer: z.string().max(20),
            code: z.string().max(300),
          }),
        )
        .min(1)
        .max(200),
      besluit: WalkDecision.nullable(),
    }),
    out: z.null(),
  }),
  getStanding: query('/api/Ronde/GetStand', {
    summary:
      'When each location with stock was walked last, and what that walk missed; those not walked longest first.',
    access: 'usage.view',
    area: 'AppMaterieelvoorraad',
    reads: ['siteWalks', 'locations', 'stock'],
    in: z.object({}),
    out: z.object({
      items: z.array(
        z.object({
          materieellocatie: LocationNo,
          locatieOmschrijving: z.string(),
          /** Pieces and kinds that stand there. */
          regels: z.number().int(),
          /** Null when nobody ever walked it. */
          laatsteRonde: z.iso.datetime().nullable(),
          dagen: z.number().int().nullable(),
          /** It was not walked for as many days as the setting asks for. */
          teLang: z.boolean(),
          ontbreekt: z.number().int(),
          extra: z.number().int(),
        }),
      ),
    }),
  }),
}
