import type { Texts } from '../translate.ts'

/** A label of the technical data; a number carries the code of its unit, the other kinds have none. */
export interface Label {
  readonly texts: Texts
  readonly kind: 'Numeric' | 'Option' | 'Boolean' | 'None'
  readonly unit: string
}

function numeric(unit: string, ...texts: Texts): Label {
  return { texts, kind: 'Numeric', unit }
}

function option(...texts: Texts): Label {
  return { texts, kind: 'Option', unit: '' }
}

function yesNo(...texts: Texts): Label {
  return { texts, kind: 'Boolean', unit: '' }
}

export const labels: Readonly<Record<string, Label>> = {
  weight: numeric('KG', 'Gewicht', 'Gewicht', 'Poids', 'Weight'),
  width: numeric('MM', 'Breedte', 'Breite', 'Largeur', 'Width'),
  height: numeric('M', 'Hoogte', 'Höhe', 'Hauteur', 'Height'),
  length: numeric('M', 'Lengte', 'Länge', 'Longueur', 'Length'),
  diameter: numeric('MM', 'Diameter', 'Durchmesser', 'Diamètre', 'Diameter'),
  thickness: numeric('MM', 'Dikte', 'Dicke', 'Épaisseur', 'Thickness'),
  area: numeric('M2', 'Oppervlakte', 'Fläche', 'Surface', 'Area'),
  power: numeric('KW', 'Motorvermogen', 'Motorleistung', 'Puissance moteur', 'Engine power'),
  watt: numeric('W', 'Opgenomen vermogen', 'Leistungsaufnahme', 'Puissance absorbée', 'Power input'),
  kva: numeric('KVA', 'Vermogen', 'Leistung', 'Puissance', 'Output'),
  voltage: numeric('V', 'Spanning', 'Spannung', 'Tension', 'Voltage'),
  current: numeric('A', 'Stroomsterkte', 'Stromstärke', 'Intensité', 'Current'),
  depth: numeric('M', 'Graafdiepte', 'Grabtiefe', 'Profondeur de fouille', 'Digging depth'),
  bucket: numeric('LITER', 'Bakinhoud', 'Löffelinhalt', 'Capacité du godet', 'Bucket capacity'),
  tipLoad: numeric('KG', 'Kiplast', 'Kipplast', 'Charge de basculement', 'Tipping load'),
  payload: numeric('KG', 'Laadvermogen', 'Nutzlast', 'Charge utile', 'Payload'),
  load: numeric('KG', 'Maximale belasting', 'Maximale Belastung', 'Charge maximale', 'Maximum load'),
  bearing: numeric('KN', 'Draagvermogen', 'Tragfähigkeit', 'Capacité portante', 'Bearing capacity'),
  force: numeric('KN', 'Centrifugaalkracht', 'Zentrifugalkraft', 'Force centrifuge', 'Centrifugal force'),
  workWidth: numeric('MM', 'Werkbreedte', 'Arbeitsbreite', 'Largeur de travail', 'Working width'),
  workHeight: numeric('M', 'Werkhoogte', 'Arbeitshöhe', 'Hauteur de travail', 'Working height'),
  platformHeight: numeric('M', 'Platformhoogte', 'Plattformhöhe', 'Hauteur de plateforme', 'Platform height'),
  reach: numeric('M', 'Horizontaal bereik', 'Seitliche Reichweite', 'Déport horizontal', 'Horizontal reach'),
  lift: numeric('KG', 'Hefvermogen', 'Tragkraft', 'Capacité de levage', 'Lifting capacity'),
  liftHeight: numeric('M', 'Hefhoogte', 'Hubhöhe', 'Hauteur de levage', 'Lifting height'),
  flow: numeric('LMIN', 'Capaciteit', 'Fördermenge', 'Débit', 'Flow rate'),
  head: numeric('M', 'Opvoerhoogte', 'Förderhöhe', 'Hauteur de refoulement', 'Delivery head'),
  pressure: numeric('BAR', 'Werkdruk', 'Betriebsdruck', 'Pression de service', 'Working pressure'),
  air: numeric('M3MIN', 'Luchtopbrengst', 'Liefermenge', "Débit d'air comprimé", 'Air delivery'),
  heat: numeric('KW', 'Verwarmingsvermogen', 'Heizleistung', 'Puissance de chauffage', 'Heat output'),
  airflow: numeric('M3H', 'Luchtverplaatsing', 'Luftleistung', "Débit d'air", 'Air flow'),
  drying: numeric('L24H', 'Ontvochtiging', 'Entfeuchtung', 'Déshumidification', 'Water extraction'),
  volume: numeric('LITER', 'Inhoud', 'Inhalt', 'Contenance', 'Capacity'),
  cubic: numeric('M3', 'Laadvolume', 'Ladevolumen', 'Volume utile', 'Load volume'),
  tank: numeric('LITER', 'Tankinhoud', 'Tankinhalt', 'Capacité du réservoir', 'Fuel tank'),
  lumen: numeric('LM', 'Lichtstroom', 'Lichtstrom', 'Flux lumineux', 'Luminous flux'),
  noise: numeric('DBA', 'Geluidsniveau', 'Schallpegel', 'Niveau sonore', 'Sound level'),
  energy: numeric('J', 'Slagenergie', 'Schlagenergie', 'Énergie de frappe', 'Impact energy'),
  disc: numeric('MM', 'Schijfdiameter', 'Scheibendurchmesser', 'Diamètre du disque', 'Disc diameter'),
  cutDepth: numeric('MM', 'Zaagdiepte', 'Schnitttiefe', 'Profondeur de coupe', 'Cutting depth'),
  drill: numeric(
    'MM',
    'Maximale boordiameter',
    'Max. Bohrdurchmesser',
    'Diamètre de perçage max.',
    'Max. drilling diameter',
  ),
  range: numeric('M', 'Meetbereik', 'Messbereich', 'Portée de mesure', 'Measuring range'),
  accuracy: numeric('MM', 'Nauwkeurigheid', 'Genauigkeit', 'Précision', 'Accuracy'),
  persons: numeric('', 'Aantal personen', 'Anzahl Personen', 'Nombre de personnes', 'Number of people'),
  outlets: numeric('', 'Aantal aansluitingen', 'Anzahl Anschlüsse', 'Nombre de prises', 'Number of outlets'),
  pieces: numeric('', 'Aantal per verpakking', 'Stück pro Packung', 'Nombre par conditionnement', 'Pieces per pack'),
  maxHeight: numeric('M', 'Maximale lengte', 'Maximale Länge', 'Longueur maximale', 'Maximum length'),
  steps: numeric('', 'Aantal sporten', 'Anzahl Sprossen', "Nombre d'échelons", 'Number of rungs'),
  attenuation: numeric('DB', 'Demping', 'Dämmwert', 'Affaiblissement', 'Attenuation'),
  fuel: option('Energiebron', 'Energiequelle', 'Énergie', 'Power source'),
  chassis: option('Onderstel', 'Fahrwerk', 'Châssis', 'Undercarriage'),
  ground: option('Gebruik', 'Einsatz', 'Utilisation', 'Use'),
  material: option('Materiaal', 'Material', 'Matériau', 'Material'),
  protection: option('Beschermingsklasse', 'Schutzart', 'Indice de protection', 'Ingress protection'),
  dustClass: option('Stofklasse', 'Staubklasse', 'Classe de poussière', 'Dust class'),
  standard: option('Norm', 'Norm', 'Norme', 'Standard'),
  colour: option('Kleur', 'Farbe', 'Couleur', 'Colour'),
  size: option('Maat', 'Größe', 'Taille', 'Size'),
  plug: option('Aansluiting', 'Anschluss', 'Raccordement', 'Connection'),
  chuck: option('Opname', 'Aufnahme', 'Emmanchement', 'Tool holder'),
  foldable: yesNo('Inklapbaar', 'Klappbar', 'Pliable', 'Foldable'),
  remote: yesNo('Afstandsbediening', 'Fernbedienung', 'Télécommande', 'Remote control'),
  silenced: yesNo('Geluidgedempt', 'Schallgedämmt', 'Insonorisé', 'Silenced'),
  certificate: yesNo(
    'Bedieningsbewijs nodig',
    'Bedienschein nötig',
    'Permis de conduire requis',
    'Operator licence needed',
  ),
  inspected: yesNo('Jaarlijks gekeurd', 'Jährlich geprüft', 'Contrôle annuel', 'Inspected yearly'),
  stackable: yesNo('Stapelbaar', 'Stapelbar', 'Empilable', 'Stackable'),
  heated: yesNo('Verwarmd', 'Beheizt', 'Chauffé', 'Heated'),
  lockable: yesNo('Afsluitbaar', 'Abschließbar', 'Verrouillable', 'Lockable'),
}
