import { labelSheetNames, mostLabels } from '@portal/domain/machines/label-sheets.ts'
import { machineFaults } from '@portal/domain/machines/machine-faults.ts'
import { paperKinds } from '@portal/domain/machines/paper-kind.ts'
import { z } from 'zod'
import { query } from './define.ts'
import { Document } from './documents.ts'
import { Inspection } from './inspections.ts'
import { FoundPiece, PlantItem } from './stock.ts'
import { CalendarDate, ItemNo, OfLocation } from './values.ts'

/** A document with what it is to who works with the machine or inspects it. */
export const MachinePaper = Document.extend({ papier: z.enum(paperKinds) })
export type MachinePaper = z.output<typeof MachinePaper>

/** The last inspection of its kind, with what it was done by. */
export const MachineInspection = Inspection.pick({
  keuringId: true,
  type: true,
  omschrijving: true,
  datum: true,
  volgendeDatum: true,
  resultaat: true,
  waarschuwing: true,
}).extend({
  /** Empty where the back office does not say. */
  norm: z.string(),
  keurmeester: z.string(),
})
export type MachineInspection = z.output<typeof MachineInspection>

/** Open feedback about the machine, as its notes. */
const MachineNote = z.object({ id: z.string(), omschrijving: z.string(), ontvangenOp: CalendarDate })

/** A machine where it stands, with everything that is asked for beside it (R-ENT-39, R-ENT-37). */
export const Machine = PlantItem.extend({
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
  buitenGebruik: z.boolean(),
  /** What is not in order, the most urgent first. */
  gebreken: z.array(z.object({ soort: z.enum(machineFaults), keuring: z.string(), datum: CalendarDate.nullable() })),
  keuringen: z.array(MachineInspection),
  /** Its own, those of its inspections and those of its kind. */
  papieren: z.array(MachinePaper),
  notities: z.array(MachineNote),
})
export type Machine = z.output<typeof Machine>

/** What everybody may know of a machine, as far as the company tells it. */
export const KnownMachine = z.object({
  /** Empty where the company keeps its name to itself. */
  materieelSoort: z.string(),
  materieelNummer: z.string(),
  omschrijving: z.string(),
  afbeelding: z.string().nullable(),
})

/** Machines of one folder, and of one of its files. */
export const mostMachines = 2000
export const partOfPapers = 250

const folder = {
  access: 'location.view',
  area: 'AppMaterieelvoorraad',
  location: 'materieellocatie',
  identity: 'gebruikerLogin',
  reads: ['catalogue', 'prices', 'texts', 'locations', 'stock', 'inspections', 'documents', 'complaints'],
} as const

export const machines = {
  openMachine: query('/api/MaterieelEtiket/OpenEtiket', {
    summary:
      'The machine behind a label: for who may see where it stands with its papers, for anybody else what the company tells.',
    access: 'public',
    reads: ['catalogue', 'prices', 'texts', 'locations', 'stock', 'inspections', 'documents', 'complaints'],
    kept: true,
    perMinute: 60,
    in: z.object({
      /** What stands on the label, whole or its number. */
      code: z.string().max(300),
    }),
    out: z.object({
      /** The company, empty where the settings keep it from strangers. */
      eigenaar: z.string(),
      telefoon: z.string(),
      /** Null where the number means nothing, or nothing that this visitor may know. */
      stuk: KnownMachine.nullable(),
      /** How to use it, and how to do so safely, where the settings give that to everybody. */
      documenten: z.array(MachinePaper),
      /** For who may see where it stands; null for anybody else, and for what stands nowhere. */
      machine: Machine.nullable(),
      /** Several that the label may mean, at locations of this person. */
      keuze: z.array(FoundPiece.pick({ materieelNummer: true, omschrijving: true, locatieOmschrijving: true })),
    }),
    errors: ['scan.mislukt', 'scan.vreemd'],
  }),
  printLabels: query('/api/MaterieelEtiket/DrukEtiketten', {
    summary: 'Labels for machines at a location, to be printed: a sheet of them, or each a page for a label printer.',
    access: 'location.view',
    area: 'AppMaterieelvoorraad',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    reads: ['catalogue', 'texts', 'stock'],
    perMinute: 20,
    in: OfLocation.extend({
      vel: z.enum(labelSheetNames),
      /** Only these; everything with a number that stands there when left out. */
      nummers: z.array(ItemNo).min(1).max(mostLabels).optional(),
      /** Places of the first sheet that were used before. */
      overslaan: z.number().int().min(0).max(50).default(0),
      /** Which file of several; only the first begins on a sheet that was used before. */
      deel: z.number().int().min(1).max(50).default(1),
    }),
    out: z.object({
      naam: z.string(),
      /** The pdf, in base64. */
      inhoud: z.string(),
      aantal: z.number().int(),
      delen: z.number().int(),
    }),
    errors: ['etiket.geen_machines', 'upload.te_zwaar'],
  }),
  getPapers: query('/api/MaterieelEtiket/GetMachinemap', {
    ...folder,
    summary: 'The papers of all numbered machines at a location, those with something that is not in order first.',
    kept: true,
    in: OfLocation,
    out: z.object({
      items: z.array(Machine),
      /** The papers of each kind, for all its machines. */
      soorten: z.array(z.object({ materieelSoort: z.string(), papieren: z.array(MachinePaper) })),
      /** Machines there are; more than `items` beyond the bound of a folder. */
      totaal: z.number().int(),
    }),
  }),
  printPapers: query('/api/MaterieelEtiket/DrukMachinemap', {
    ...folder,
    summary: 'The same as a pdf for an inspector, in parts: the contents, then a page a machine.',
    perMinute: 30,
    in: OfLocation.extend({ deel: z.number().int().min(1).max(20).default(1) }),
    out: z.object({
      naam: z.string(),
      /** In base64. */
      inhoud: z.string(),
      delen: z.number().int(),
    }),
    errors: ['upload.te_zwaar'],
  }),
}
