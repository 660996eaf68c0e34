import type { content } from '@portal/contract/content.ts'
import type { CallInput } from '@portal/contract/define.ts'

type Page = Omit<CallInput<typeof content.savePage>, 'guid' | 'versie'>

const published = { plaats: null, actie: 'publiceren' } as const

/** Pages of the demo company behind the second bar; the news is not there in English. */
export const demoPages: readonly Page[] = [
  {
    ...published,
    name: 'Nieuws',
    url: 'nieuws',
    teksten: [
      {
        taal: 'nl-NL',
        titel: 'Nieuws van de materieeldienst',
        html: '<h2>Accumachines in de verhuur</h2><p>Trilplaten, minigravers en lichtmasten zijn er nu ook elektrisch: stil genoeg om voor zeven uur te beginnen, zonder uitstoot in een kelder.</p><h2>Tussen kerst en oud en nieuw</h2><p>De depots zijn dicht. Bestel uiterlijk een week van tevoren wat u in de eerste week van januari nodig hebt.</p>',
      },
      {
        taal: 'de-DE',
        titel: 'Neues vom Geräteverleih',
        html: '<h2>Akkugeräte in der Vermietung</h2><p>Rüttelplatten, Minibagger und Lichtmasten gibt es jetzt auch elektrisch: leise genug für den frühen Morgen und ohne Abgase im Keller.</p><h2>Zwischen Weihnachten und Neujahr</h2><p>Die Depots sind geschlossen. Bestellen Sie spätestens eine Woche vorher, was Sie Anfang Januar brauchen.</p>',
      },
      {
        taal: 'fr-FR',
        titel: 'Nouvelles du service matériel',
        html: '<h2>Des machines sur batterie</h2><p>Plaques vibrantes, minipelles et mâts d’éclairage existent maintenant en version électrique : silencieux tôt le matin et sans gaz d’échappement dans une cave.</p><h2>Entre Noël et Nouvel An</h2><p>Les dépôts sont fermés. Commandez au moins une semaine à l’avance ce qu’il vous faut début janvier.</p>',
      },
    ],
  },
  {
    ...published,
    name: 'Nieuw werk',
    url: 'nieuw-werk',
    teksten: [
      {
        taal: 'nl-NL',
        titel: 'Nieuw werk melden',
        html: '<p>Begint er een nieuw project? Meld het twee weken van tevoren, met adres, begin en einde en wie de uitvoerder is. Dan staat de locatie klaar als de eerste bestelling komt.</p>',
      },
      {
        taal: 'de-DE',
        titel: 'Neue Baustelle melden',
        html: '<p>Beginnt ein neues Projekt? Melden Sie es zwei Wochen vorher, mit Adresse, Beginn, Ende und Bauleiter. Dann ist die Baustelle angelegt, wenn die erste Bestellung kommt.</p>',
      },
      {
        taal: 'fr-FR',
        titel: 'Annoncer un nouveau chantier',
        html: '<p>Un nouveau projet commence ? Annoncez-le deux semaines à l’avance, avec l’adresse, le début, la fin et le nom du conducteur de travaux. Le chantier sera prêt pour la première commande.</p>',
      },
      {
        taal: 'en-US',
        titel: 'Report new work',
        html: '<p>Is a new project about to begin? Report it two weeks ahead, with its address, first and last day and site manager. Then the location is there when the first order comes.</p>',
      },
    ],
  },
]
