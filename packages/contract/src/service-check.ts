import { z } from 'zod'
import { command, query } from './define.ts'
import { LocationNo } from './values.ts'

/** One web service of the back office, with the columns of the check screen (R-SCR-ADMIN-05). */
export const ServiceCheck = z.object({
  service: z.string(),
  kind: z.enum(['page', 'query', 'codeunit']),
  objectId: z.number().int(),
  /** Null when the back office does not say. */
  published: z.boolean().nullable(),
  error: z.string().nullable(),
  fieldsIncorrect: z.array(z.object({ field: z.string(), expected: z.string(), published: z.string() })),
  publishedFields: z.array(z.string()),
  expectedFields: z.array(z.string()),
  missingFields: z.array(z.string()),
})
export type ServiceCheck = z.output<typeof ServiceCheck>

export const testSteps = [
  'mail.noServer',
  'mail.sent',
  'mail.failed',
  'images.portal',
  'images.fetched',
  'images.differs',
  'images.absent',
  'images.failed',
  'location.backOffice',
  'location.notInBackOffice',
  'location.failed',
  'location.portal',
  'location.notInPortal',
  'location.same',
  'location.differs',
] as const

/** What a test found, step by step; `ok` is false when one of them is. */
export const TestOutcome = z.object({
  ok: z.boolean(),
  durationMs: z.number().int(),
  steps: z.array(
    z.object({
      step: z.enum(testSteps),
      ok: z.boolean(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})
export type TestOutcome = z.output<typeof TestOutcome>

export const serviceCheck = {
  testWebServices: query('/api/MaterieelTest/TestNavisionWebservices', {
    summary: 'Compare the web services of the back office with what the portal expects, and read a row of each.',
    access: 'sync.view',
    perMinute: 12,
    reads: [],
    changes: ['tasks'],
    in: z.object({}),
    out: z.object({ items: z.array(ServiceCheck) }),
  }),
  testSendEmail: command('/api/MaterieelTest/TestSendEmail', {
    perMinute: 6,
    summary: 'Send a mail to the administrator who asks for it.',
    access: 'sync.view',
    changes: ['mails'],
    in: z.object({}),
    out: TestOutcome,
  }),
  testImages: query('/api/MaterieelTest/TestMaterieelImages', {
    summary: 'Fetch some pictures from the back office and compare them with the portal.',
    access: 'sync.view',
    reads: ['catalogue'],
    in: z.object({}),
    out: TestOutcome,
  }),
  testLocation: query('/api/MaterieelTest/TestMaterieelLocatie', {
    summary: 'Compare a location in the portal with the back office.',
    access: 'sync.view',
    reads: ['locations'],
    in: z.object({ materieellocatie: LocationNo }),
    out: TestOutcome,
  }),
}
