import {
  fuelEighths,
  handOverKinds,
  handOverLengths,
  lineStates,
  mostHours,
  mostLinePictures,
  mostLines,
  pictureSides,
} from '@portal/domain/hand-overs/hand-over.ts'
import { mostStrokeNumbers, mostStrokes, signatureBox } from '@portal/domain/hand-overs/signature.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { pictureKinds, SentFile, uploadRefusals } from './uploads.ts'
import { Id, OfLocation, Quantity } from './values.ts'

/** A moment by the clock of a device, which may be wrong. */
const DeviceMoment = z.iso.datetime({ offset: true })
const words = (field: keyof typeof handOverLengths) => z.string().trim().max(handOverLengths[field])

const OrderNo = z.string().trim().max(30)

const Party = z.object({ naam: words('naam'), bedrijf: words('bedrijf'), email: words('email') })

const Line = z.object({
  regel: Id,
  materieelSoort: z.string().trim().max(20),
  materieelNummer: z.string().trim().max(20),
  omschrijving: words('omschrijving'),
  aantal: Quantity,
  toebehoren: words('toebehoren'),
  urenstand: z.number().int().min(0).max(mostHours).nullable(),
  brandstof: z.number().int().min(0).max(fuelEighths).nullable(),
  stand: z.enum(lineStates),
  opmerking: words('opmerking'),
  fotos: z.array(z.object({ foto: Id, kant: z.enum(pictureSides) })).max(mostLinePictures),
})

/** What the two say of a hand-over, complete or not yet. */
const HandOverWords = z.object({
  soort: z.enum(handOverKinds),
  ordernummer: OrderNo,
  plaats: words('plaats'),
  overdrager: Party,
  ontvanger: Party,
  regels: z.array(Line).max(mostLines),
  opmerkingen: words('opmerkingen'),
})

const across = z.number().int().min(0).max(signatureBox.width)
/** On the glass, as rows of x and y, or by a typed name. */
const SentSignature = z.object({
  lijnen: z.array(z.array(across).max(mostStrokeNumbers)).max(mostStrokes),
  getypt: words('naam'),
})
const Signatures = z.object({ overdrager: SentSignature, ontvanger: SentSignature })

/** A hand-over as it was begun on a device, perhaps without a connection. */
const OfHandOver = OfLocation.extend({ overdracht: Id, begonnen: DeviceMoment })

/** A hand-over as lists have it. */
export const HandOver = z.object({
  overdracht: z.string(),
  soort: z.enum(handOverKinds),
  ordernummer: z.string(),
  overdrager: z.string(),
  ontvanger: z.string(),
  begonnen: z.iso.datetime(),
  begonnenDoor: z.string(),
  /** Null while nobody signed. */
  ondertekend: z.iso.datetime().nullable(),
  regels: z.number().int(),
  /** Lines with damage. */
  beschadigd: z.number().int(),
  /** Lines that were refused, or not there. */
  nietAangenomen: z.number().int(),
})
export type HandOver = z.output<typeof HandOver>

const one = { area: 'AppMaterieelvoorraad', location: 'record' } as const
const seen = { ...one, access: 'location.view', reads: ['handOvers', 'locations', 'users'] } as const
const written = { access: 'site.record', area: 'AppMaterieelvoorraad', changes: ['handOvers'] } as const
const atPlace = { location: 'materieellocatie', identity: 'gebruikerLogin' } as const
const One = z.object({ overdracht: Id })

export const handOvers = {
  getHandOvers: query('/api/Overdracht/GetOverdrachten', {
    summary:
      'The hand-overs at a location, or of one of its orders, the latest first: those nobody signed yet, and the last 200 that are signed.',
    access: 'location.view',
    area: 'AppMaterieelvoorraad',
    ...atPlace,
    reads: ['handOvers', 'locations', 'users'],
    kept: true,
    in: OfLocation.extend({ ordernummer: OrderNo.min(1).optional() }),
    out: z.object({ items: z.array(HandOver) }),
  }),
  getHandOver: query('/api/Overdracht/GetOverdracht', {
    ...seen,
    summary:
      'One hand-over with what was said, the pictures that arrived, and once it is signed its sealed text with the hash.',
    kept: true,
    in: One,
    out: z.object({
      overdracht: z.string(),
      materieellocatie: z.string(),
      locatieOmschrijving: z.string(),
      begonnen: z.iso.datetime(),
      begonnenDoor: z.string(),
      /** When the device kept it last. */
      bewaard: z.iso.datetime(),
      verklaring: HandOverWords,
      /** Pictures that are there. */
      fotos: z.array(z.string()),
      /** Null while nobody signed. */
      zegel: z
        .object({
          ondertekend: z.iso.datetime(),
          ontvangen: z.iso.datetime(),
          door: z.string(),
          handtekeningen: Signatures,
          /** SHA-256 of `tekst` in UTF-8, as 64 hexadecimal digits. */
          hash: z.string(),
          /** Everything that was signed, written as `canonicalText` does. */
          tekst: z.string(),
        })
        .nullable(),
    }),
  }),
  getPicture: query('/api/Overdracht/GetFoto', {
    ...seen,
    summary: 'A picture of a hand-over.',
    in: One.extend({ foto: Id }),
    out: z.object({
      type: z.string(),
      /** In base64. */
      inhoud: z.string(),
    }),
  }),
  print: query('/api/Overdracht/Afdrukken', {
    ...seen,
    summary: 'The record of a signed hand-over as a pdf, with the hash of what was signed.',
    perMinute: 20,
    in: One,
    out: z.object({
      naam: z.string(),
      /** In base64. */
      inhoud: z.string(),
    }),
    errors: ['upload.te_zwaar'],
  }),
  keep: command('/api/Overdracht/Bewaren', {
    ...written,
    ...atPlace,
    mayWait: true,
    summary:
      'Begin a hand-over, or keep what was filled in so far. The latest by the clock of the device stays, in whichever order they come; after signing nothing changes.',
    in: OfHandOver.extend({ bewaard: DeviceMoment, verklaring: HandOverWords }),
    out: z.null(),
    errors: ['lijst.te_veel', 'locatie.alleen_lezen', 'overdracht.ondertekend'],
  }),
  addPicture: command('/api/Overdracht/AddFoto', {
    ...written,
    ...one,
    summary: 'Add a picture to a hand-over that nobody signed yet; the same id again changes nothing.',
    upload: pictureKinds,
    perMinute: 60,
    in: One.extend({ foto: Id, bestand: SentFile }),
    out: z.null(),
    errors: ['lijst.te_veel', 'overdracht.ondertekend', ...uploadRefusals],
  }),
  remove: command('/api/Overdracht/Verwijderen', {
    ...written,
    ...one,
    mayWait: true,
    summary: 'Throw away a hand-over that nobody signed, with its pictures.',
    in: One,
    out: z.null(),
    errors: ['overdracht.ondertekend'],
  }),
  sign: command('/api/Overdracht/Ondertekenen', {
    ...written,
    ...atPlace,
    changes: ['handOvers', 'mails'],
    mayWait: true,
    summary:
      'Sign a hand-over: what both read is sealed with both signatures and the hashes of its pictures. The same again changes nothing; anything else than what was read is refused.',
    perMinute: 20,
    in: OfHandOver.extend({
      verklaring: HandOverWords.extend({ handtekeningen: Signatures }),
      moment: DeviceMoment,
      /** SHA-256 of what both read on the device, as `readText` writes it: 64 hexadecimal digits. */
      gelezen: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    out: z.object({
      /** SHA-256 of the sealed text. */
      hash: z.string(),
    }),
    errors: [
      'locatie.alleen_lezen',
      'overdracht.anders',
      'overdracht.ondertekend',
      'overdracht.fotos',
      'overdracht.te_veel_mail',
      'overdracht.geen_regels',
      'overdracht.zegt_wat',
      'overdracht.niet_bekeken',
      'validatie.verplicht',
      'validatie.email',
    ],
  }),
}
