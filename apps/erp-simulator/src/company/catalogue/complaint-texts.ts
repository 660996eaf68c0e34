/** How complaints of one type read: what they are about, what the reporter adds, and what the desk answers. */
export interface ComplaintTexts {
  readonly type: string
  readonly urgency: string
  readonly descriptions: readonly string[]
  readonly notes: readonly string[]
  readonly answers: readonly string[]
  readonly aboutInvoice: boolean
}

/** The words of the company's own lists for type and urgency. */
export const complaintTexts: readonly ComplaintTexts[] = [
  {
    type: 'Factuur',
    urgency: 'Normaal',
    descriptions: [
      'Huur doorberekend na afmelding',
      'Aantal op de factuur klopt niet met de pakbon',
      'Verkeerde bewakingspost op de factuur',
      'Transport dubbel in rekening gebracht',
    ],
    notes: ['Graag creditnota voor de betreffende regel.', 'De pakbon is bij ons getekend aanwezig.'],
    answers: ['Wij zoeken de afvoerbon erbij.', 'De regel wordt gecrediteerd op de eerstvolgende factuur.'],
    aboutInvoice: true,
  },
  {
    type: 'Levering',
    urgency: 'Hoog',
    descriptions: ['Levering een dag te laat', 'Verkeerd type geleverd', 'Toebehoren ontbreken bij de levering'],
    notes: ['De ploeg staat hierdoor stil.', 'Chauffeur had geen losmiddelen bij zich.'],
    answers: ['De planning heeft een nieuwe rit ingepland.', 'Het ontbrekende wordt morgen nageleverd.'],
    aboutInvoice: false,
  },
  {
    type: 'Storing',
    urgency: 'Hoog',
    descriptions: ['Machine start niet', 'Hydraulische lekkage', 'Aardlekschakelaar van de werfkast valt uit'],
    notes: ['Materieel staat afgesloten naast de keet.', 'Graag vandaag nog een monteur.'],
    answers: ['Een monteur komt vandaag langs.', 'Onderdeel is besteld; vervangende machine wordt geleverd.'],
    aboutInvoice: false,
  },
  {
    type: 'Schade',
    urgency: 'Normaal',
    descriptions: ['Schade bij aanlevering vastgesteld', 'Deur van schaftunit ontzet', 'Band lek bij levering'],
    notes: ['Foto toegevoegd.', 'Schade is op de pakbon genoteerd.'],
    answers: ['De schade is beoordeeld en komt niet voor uw rekening.', 'Wij laten de schade herstellen.'],
    aboutInvoice: false,
  },
  {
    type: 'Overig',
    urgency: 'Laag',
    descriptions: ['Keuringssticker niet leesbaar', 'Graag ander contactpersoon op de pakbon'],
    notes: ['Geen haast.'],
    answers: ['Is aangepast.', 'Nieuwe sticker wordt bij het volgende bezoek geplaatst.'],
    aboutInvoice: false,
  },
]

export const waitingAnswer = 'Wij wachten op antwoord van de leverancier.'
export const closingAnswer = 'De melding is afgehandeld.'
/** Who answers for the equipment service. */
export const deskAuthor = 'MATERIEELDIENST'
