import type { Texts } from '../translate.ts'

/** What a variant adds to a type of its family. */
export interface Variant {
  readonly texts: Texts
  /** Factor on rent and price. */
  readonly price: number
  /** Factor on weight. */
  readonly weight: number
  readonly facts: Readonly<Record<string, string | boolean>>
}

type Facts = Variant['facts']

/** `factors` are those on price and weight. */
function variant(texts: Texts, factors: readonly number[] = [], facts: Facts = {}): Variant {
  return { texts, price: factors[0] ?? 1, weight: factors[1] ?? 1, facts }
}

function colour(texts: Texts, key: string): Variant {
  return variant(texts, [], { colour: key })
}

function size(name: string, key: string): Variant {
  return variant([`maat ${name}`, `Größe ${name}`, `taille ${name}`, `size ${name}`], [1, 1], { size: key })
}

export const variants: Readonly<Record<string, Variant>> = {
  electric: variant(['elektrisch', 'elektrisch', 'électrique', 'electric'], [1.35, 1.04], { fuel: 'battery' }),
  /** Electric from a cable, where `electric` runs on a battery of its own. */
  electricMains: variant(['elektrisch', 'elektrisch', 'électrique', 'electric'], [1.1, 1.04], { fuel: 'mains400' }),
  battery: variant(['accu', 'Akku', 'sur batterie', 'battery'], [1.3, 1.02], { fuel: 'battery' }),
  battery36: variant(['accu 36 V', 'Akku 36 V', 'batterie 36 V', 'battery 36 V'], [1.3, 1.02], { fuel: 'battery' }),
  diesel: variant(['diesel', 'Diesel', 'diesel', 'diesel'], [1, 1], { fuel: 'diesel' }),
  petrol: variant(['benzine', 'Benzin', 'essence', 'petrol'], [1, 1], { fuel: 'petrol' }),
  hybrid: variant(['hybride', 'hybrid', 'hybride', 'hybrid'], [1.2, 1.03], { fuel: 'hybrid' }),
  mains230: variant(['230 V', '230 V', '230 V', '230 V'], [1, 1], { fuel: 'mains230' }),
  mains400: variant(['400 V', '400 V', '400 V', '400 V'], [1.1, 1.05], { fuel: 'mains400' }),
  hydraulic: variant(['hydraulisch', 'hydraulisch', 'hydraulique', 'hydraulic'], [1.2, 1.1], { fuel: 'hydraulic' }),
  cab: variant(['met cabine', 'mit Kabine', 'avec cabine', 'with cab'], [1.08, 1.05]),
  tilt: variant(['met kantelstuk', 'mit Tiltrotator', 'avec tiltrotateur', 'with tiltrotator'], [1.3, 1.08]),
  shortTail: variant(['korte draaicirkel', 'Kurzheck', 'rayon court', 'short tail swing'], [1.06, 1.03]),
  longReach: variant(['met lange giek', 'mit langem Ausleger', 'à bras long', 'long reach'], [1.25, 1.1]),
  tracked: variant(['op rupsen', 'auf Raupen', 'sur chenilles', 'tracked'], [1.15, 1.08], { chassis: 'tracks' }),
  tip: variant(['hoogkiepend', 'Hochkipper', 'à déversement haut', 'high tip'], [1.12, 1.06]),
  swivelTip: variant(['zwenkbak', 'Drehkippmulde', 'à benne pivotante', 'swivel skip'], [1.1, 1.05]),
  narrow: variant(['smal', 'schmal', 'version étroite', 'narrow'], [1.05, 0.92]),
  wide: variant(['breed', 'breit', 'version large', 'wide'], [1.12, 1.2]),
  rough: variant(['ruw terrein', 'Geländeausführung', 'tout-terrain', 'rough terrain'], [1.15, 1.1], {
    ground: 'rough',
    chassis: 'wheels',
  }),
  silent: variant(['geluidgedempt', 'schallgedämmt', 'version insonorisée', 'silenced'], [1.12, 1.08], {
    silenced: true,
  }),
  light: variant(['licht', 'leichte Ausführung', 'version légère', 'light'], [0.9, 0.8]),
  heavy: variant(['zwaar', 'schwere Ausführung', 'version lourde', 'heavy duty'], [1.2, 1.3]),
  remote: variant(
    ['met afstandsbediening', 'mit Fernbedienung', 'avec télécommande', 'with remote control'],
    [1.15, 1.02],
    {
      remote: true,
    },
  ),
  steel: variant(['staal', 'Stahl', 'acier', 'steel'], [1, 1.25], { material: 'steel' }),
  aluminium: variant(['aluminium', 'Aluminium', 'aluminium', 'aluminium'], [1.15, 0.8], { material: 'aluminium' }),
  plastic: variant(['kunststof', 'Kunststoff', 'plastique', 'plastic'], [0.9, 0.7], { material: 'plastic' }),
  fibreglass: variant(['glasvezel', 'Glasfaser', 'fibre de verre', 'fibreglass'], [1.3, 1], { material: 'fibreglass' }),
  folding: variant(['inklapbaar', 'klappbar', 'pliable', 'folding'], [1.08, 1], { foldable: true }),
  lockable: variant(['afsluitbaar', 'abschließbar', 'verrouillable', 'lockable'], [1.1, 1.05], { lockable: true }),
  heated: variant(['verwarmd', 'beheizt', 'avec chauffage', 'heated'], [1.2, 1.05], { heated: true }),
  solar: variant(['met zonnepanelen', 'mit Solarpanelen', 'à panneaux solaires', 'with solar panels'], [1.35, 1.1]),
  hotWater: variant(['heetwater', 'Heißwasser', 'eau chaude', 'hot water'], [1.4, 1.2]),
  insulated: variant(['geïsoleerd', 'isoliert', 'avec isolation', 'insulated'], [1.1, 1.1]),
  stackable: variant(['stapelbaar', 'stapelbar', 'empilable', 'stackable'], [1.05, 1], { stackable: true }),
  lid: variant(['met deksel', 'mit Deckel', 'avec couvercle', 'with lid'], [1.12, 1.12], { lockable: true }),
  door: variant(['met klep', 'mit Klappe', 'avec porte', 'with door'], [1.08, 1.06]),
  brakes: variant(['geremd', 'gebremst', 'avec freins', 'braked'], [1.15, 1.08]),
  tipper: variant(['kipper', 'Kipper', 'à benne basculante', 'tipping'], [1.25, 1.15]),
  tarp: variant(['met huif', 'mit Plane', 'avec bâche', 'with tarpaulin'], [1.12, 1.1]),
  ramps: variant(['met oprijplaten', 'mit Auffahrrampen', 'avec rampes', 'with ramps'], [1.1, 1.08]),
  vacuum: variant(['met stofafzuiging', 'mit Absaugung', 'avec aspiration', 'with dust extraction'], [1.3, 1.1]),
  stand: variant(['met statief', 'mit Stativ', 'avec trépied', 'with stand'], [1.15, 1.3]),
  receiver: variant(['met handontvanger', 'mit Handempfänger', 'avec récepteur', 'with receiver'], [1.1, 1.1]),
  green: variant(['groene laser', 'grüner Laser', 'laser vert', 'green laser'], [1.2, 1]),
  red: variant(['rode laser', 'roter Laser', 'laser rouge', 'red laser'], [1, 1]),
  netting: variant(['met gaas', 'mit Netz', 'avec filet', 'with netting'], [1.1, 1.08]),
  ip67: variant(['IP67', 'IP67', 'IP67', 'IP67'], [1.15, 1], { protection: 'ip67' }),
  meter: variant(['met kWh-meter', 'mit Stromzähler', 'avec compteur', 'with energy meter'], [1.15, 1.05]),
  schuko: variant(['met randaarde', 'mit Schuko', 'avec prise terre', 'with earthed sockets'], [1, 1], {
    plug: 'schuko',
  }),
  rubberCable: variant(['rubberkabel', 'Gummikabel', 'câble caoutchouc', 'rubber cable'], [1.1, 1.05]),
  neoprene: variant(['neopreen', 'Neopren', 'néoprène', 'neoprene'], [1.2, 1.05]),
  sizeM: size('M', 'sizeM'),
  sizeL: size('L', 'sizeL'),
  sizeXL: size('XL', 'sizeXL'),
  sizeXXL: size('XXL', 'sizeXXL'),
  white: colour(['wit', 'weiß', 'coloris blanc', 'white'], 'white'),
  yellow: colour(['geel', 'gelb', 'coloris jaune', 'yellow'], 'yellow'),
  orange: colour(['oranje', 'orange', 'coloris orange', 'orange'], 'orange'),
  redColour: colour(['rood', 'rot', 'coloris rouge', 'red'], 'red'),
  blue: colour(['blauw', 'blau', 'coloris bleu', 'blue'], 'blue'),
  greenColour: colour(['groen', 'grün', 'coloris vert', 'green'], 'green'),
  black: colour(['zwart', 'schwarz', 'coloris noir', 'black'], 'black'),
  grey: colour(['grijs', 'grau', 'coloris gris', 'grey'], 'grey'),
  clear: colour(['transparant', 'transparent', 'coloris transparent', 'clear'], 'clear'),
  concrete: variant(['voor beton', 'für Beton', 'pour béton', 'for concrete'], [1.1]),
  universal: variant(['universeel', 'universal', 'usage universel', 'universal']),
  asphalt: variant(['voor asfalt', 'für Asphalt', 'pour asphalte', 'for asphalt'], [1.15]),
  tile: variant(['voor tegels', 'für Fliesen', 'pour carrelage', 'for tiles'], [1.1]),
  forWood: variant(['voor hout', 'für Holz', 'pour bois', 'for wood']),
  forMetal: variant(['voor metaal', 'für Metall', 'pour métal', 'for metal'], [1.1]),
  premium: variant(['premium', 'Premium', 'premium', 'premium'], [1.5]),
  bulkPack: variant(['grootverpakking', 'Großpackung', 'grand conditionnement', 'bulk pack'], [0.95]),
  quick: variant(['met snelwissel', 'mit Schnellwechsler', 'avec attache rapide', 'with quick coupler'], [1.12, 1.05]),
}
