import type { Complaint, ComplaintDetails } from '@portal/contract/complaints.ts'

/** Feedback as a list has it. */
export const buildComplaint = (part: Partial<Complaint> = {}): Complaint => ({
  ...{ id: 'KP26-1', nummer: 'KP26-1', omschrijving: 'Start niet', type: 'Materieel', factuurNummer: 'VF-9' },
  ...{ telefoonnummer: '06 12', urgentie: 'Hoog', referentie: 'Blok A', ontvangenOp: '2026-11-19' },
  ...{ verwachteOplosDatum: '2026-11-26', werkelijkeOplosDatum: '2026-11-24', doorlooptijd: 5 },
  ...{ status: 'Afgehandeld', verzending: 'bevestigd', gemeldDoor: 'Eva Bouwer', materieellocatie: '10001' },
  ...{ locatieOmschrijving: 'Hal 3', ongelezen: 0 },
  ...part,
})

/** The same with what was said. */
export const buildComplaintDetails = (part: Partial<ComplaintDetails> = {}): ComplaintDetails => ({
  ...buildComplaint(),
  ...{ ontvangen: '2026-11-19T09:00:00.000Z', notitie: 'Staat naast de keet.', over: null, reden: '' },
  ...{ vervangen: false, eigen: true, magReageren: true },
  regels: [
    {
      ...{ id: 'KP26-1/20000', tekst: 'Morgen omgeruild.', auteur: 'BALIE', eigen: false, vanBackoffice: true },
      ...{ moment: '2026-11-20T09:00:00.000Z', verzending: 'bevestigd', reden: '' },
    },
  ],
  ...part,
})
