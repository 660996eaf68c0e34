import { commentLength, complaintLengths } from '@portal/domain/complaints/complaint-form.ts'
import { searchTermMinLength } from '@portal/domain/constants.ts'
import { complaintStatuses } from '@portal/domain/states/enums.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { Delivery, MailState } from './request-records.ts'
import { SentFile, uploadKinds, uploadRefusals } from './uploads.ts'
import { CalendarDate, Id, NumberSearch, OfLocation, ProjectNo, RecordNo, shownWord, UserName } from './values.ts'

/** What feedback can be about. */
export const complaintSubjects = ['stuk', 'order', 'aanvraag', 'factuur'] as const
const Subject = z.object({ soort: z.enum(complaintSubjects), nummer: RecordNo })

/** Its number, or the id under which it was sent while there is none. */
const ComplaintId = z.string().trim().min(1).max(40)

/** Feedback as lists have it (R-ENT-32). */
export const Complaint = z.object({
  id: z.string(),
  /** Null until the back office gave it. */
  nummer: z.string().nullable(),
  omschrijving: z.string(),
  type: z.string(),
  factuurNummer: z.string(),
  telefoonnummer: z.string(),
  urgentie: z.string(),
  referentie: z.string(),
  ontvangenOp: CalendarDate,
  verwachteOplosDatum: CalendarDate.nullable(),
  werkelijkeOplosDatum: CalendarDate.nullable(),
  /** Days from receipt to resolution; null while it is open (OP-23). */
  doorlooptijd: z.number().int().nullable(),
  /** Null while the back office does not have it. */
  status: shownWord(complaintStatuses).nullable(),
  verzending: Delivery,
  gemeldDoor: z.string(),
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
  /** Answers that the reader has not read, of feedback of their own. */
  ongelezen: z.number().int(),
})
export type Complaint = z.output<typeof Complaint>

export const ComplaintComment = z.object({
  id: z.string(),
  tekst: z.string(),
  auteur: z.string(),
  /** Written by the reader. */
  eigen: z.boolean(),
  /** Written by the back office's people. */
  vanBackoffice: z.boolean(),
  moment: z.iso.datetime(),
  verzending: Delivery,
  reden: z.string(),
})
export type ComplaintComment = z.output<typeof ComplaintComment>

export const ComplaintDetails = Complaint.extend({
  ontvangen: z.iso.datetime(),
  notitie: z.string(),
  over: Subject.nullable(),
  /** Why it was refused, in the words of the back office. */
  reden: z.string(),
  /** It was sent again, corrected. */
  vervangen: z.boolean(),
  /** Gave the feedback, so that a refused one can be corrected by them. */
  eigen: z.boolean(),
  magReageren: z.boolean(),
  regels: z.array(ComplaintComment),
})
export type ComplaintDetails = z.output<typeof ComplaintDetails>

export const ComplaintDocument = z.object({
  /** Null until the back office has it; then its content can be fetched by it. */
  documentNummer: z.number().int().nullable(),
  naam: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  grootte: z.number().int(),
  datum: CalendarDate.nullable(),
  verzending: Delivery,
  reden: z.string(),
})
export type ComplaintDocument = z.output<typeof ComplaintDocument>

const text = (amount: number) => z.string().trim().max(amount)
const area = 'AppKlachten' as const
const seen = { area, access: 'location.view', location: 'record' } as const
const One = z.object({ klachtId: ComplaintId })

export const complaints = {
  createComplaint: command('/api/Klachten/CreateMaterieelKlacht', {
    perMinute: 30,
    summary: 'Give feedback at a location; its number follows from the back office (R-GEN-11).',
    access: 'complaint.file',
    area,
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    changes: ['complaints', 'outbox', 'mails'],
    mayWait: true,
    in: OfLocation.extend({
      omschrijving: text(complaintLengths.omschrijving),
      type: text(complaintLengths.type),
      urgentie: text(complaintLengths.urgentie),
      factuurNummer: text(complaintLengths.factuurNummer).default(''),
      telefoonnummer: text(complaintLengths.telefoonnummer).default(''),
      referentie: text(complaintLengths.referentie).default(''),
      notitie: text(complaintLengths.notitie).default(''),
      over: Subject.nullable().default(null),
      /** The refused one that this is sent in place of. */
      vervangt: Id.nullable().default(null),
    }),
    out: z.object({ id: Id, verwachteOplosDatum: CalendarDate, mail: MailState }),
    errors: ['validatie.verplicht', 'validatie.max_tekens', 'validatie.keuze', 'lijst.te_veel', 'locatie.alleen_lezen'],
  }),
  getComplaints: query('/api/Klachten/GetMaterieelKlachten', {
    summary: 'The feedback of a location, or of all the user’s locations of a project, the latest first.',
    access: 'location.view',
    area,
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    reads: ['locations', 'users', 'complaints'],
    in: OfLocation.extend({ projectNummer: ProjectNo.optional() }),
    out: z.object({ items: z.array(Complaint) }),
  }),
  getOverview: query('/api/Klachten/GetMaterieelKlachtenDirectie', {
    summary: 'The feedback of all locations of the user’s companies, for management (OP-05, OP-48).',
    access: 'complaint.oversee',
    area,
    identity: 'gebruikerLogin',
    reads: ['locations', 'users', 'complaints'],
    in: z.object({ gebruikerLogin: UserName }),
    out: z.object({ items: z.array(Complaint) }),
  }),
  findComplaints: query('/api/Klachten/ZoekKlachten', {
    summary: 'The first feedback at the locations of the user whose number begins with a term or whose subject has it.',
    access: 'session',
    area,
    identity: 'gebruikerLogin',
    reads: ['locations', 'users', 'complaints'],
    in: NumberSearch.extend({ term: text(100).min(searchTermMinLength) }),
    out: z.object({
      items: z.array(
        Complaint.pick({
          id: true,
          nummer: true,
          omschrijving: true,
          ontvangenOp: true,
          materieellocatie: true,
          locatieOmschrijving: true,
        }),
      ),
    }),
  }),
  getComplaint: query('/api/Klachten/GetMaterieelKlachtDetails', {
    ...seen,
    summary: 'One piece of feedback with everything that was said (R-ENT-32).',
    reads: ['locations', 'users', 'complaints'],
    in: One,
    out: ComplaintDetails,
  }),
  addComment: command('/api/Klachten/CreateMaterieelKlachtRegel', {
    perMinute: 30,
    summary: 'Say something about feedback; it goes after it when that is still on its way.',
    access: 'complaint.file',
    area,
    location: 'record',
    changes: ['complaints', 'outbox'],
    in: One.extend({ tekst: z.string().trim().min(1).max(commentLength) }),
    out: z.object({ id: Id }),
    errors: ['klachten.niet_aangekomen', 'lijst.te_veel'],
  }),
  getDocuments: query('/api/Klachten/GetMaterieelKlachtDocumenten', {
    ...seen,
    reads: ['locations', 'users', 'documents', 'complaints'],
    summary: 'The documents of feedback, those on their way too.',
    in: One,
    out: z.object({ items: z.array(ComplaintDocument) }),
  }),
  uploadDocument: command('/api/Klachten/UploadKlachtDocumenten', {
    perMinute: 30,
    summary: 'Add a photo or document to feedback, of a kind that the settings allow.',
    access: 'complaint.file',
    area,
    location: 'record',
    upload: uploadKinds,
    changes: ['complaints', 'outbox'],
    in: One.extend({ bestand: SentFile }),
    out: z.object({ id: Id, naam: z.string() }),
    errors: ['klachten.niet_aangekomen', 'lijst.te_veel', ...uploadRefusals],
  }),
  setRead: command('/api/Klachten/SetGelezen', {
    summary: 'The user has seen everything that was said until now; their bell does not count its answers any more.',
    access: 'location.view',
    area,
    location: 'record',
    changes: ['notifications', 'complaints'],
    in: One,
    out: z.null(),
  }),
}
