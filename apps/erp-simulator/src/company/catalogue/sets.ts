import type { Texts } from '../translate.ts'

/** A set as it is composed: `family`, `family*2` for a quantity, `?family` when it may be left out. */
export interface SetRecipe {
  readonly no: string
  readonly texts: Texts
  /** Which size of each family: 0 the smallest, 1 the largest. */
  readonly size: number
  readonly lines: readonly string[]
}

function set([no, size]: readonly [no: string, size: number], lines: string, texts: Texts): SetRecipe {
  return { no, size, lines: lines.split(' '), texts }
}

const crew =
  'site-cabin toilet canteen-table*2 chair*8 fridge coffee-machine locker*2 distribution-box cable-cee fire-extinguisher'
const fencing = 'fence*50 fence-foot*50 fence-clamp*100 fence-brace*10 fence-gate'
const power = 'distribution-box rubber-box*3 cable-cee*4 cable-reel*4 site-lamp*6'

/** Sets that sites order as one. */
export const setRecipes: readonly SetRecipe[] = [
  set(['SET-101', 0], crew, [
    'Startset bouwplaats tot 4 personen',
    'Startset Baustelle bis 4 Personen',
    'Kit de démarrage chantier, 4 personnes',
    'Site starter set, up to 4 people',
  ]),
  set(['SET-102', 0.5], `${crew} office-cabin plan-table`, [
    'Startset bouwplaats tot 8 personen',
    'Startset Baustelle bis 8 Personen',
    'Kit de démarrage chantier, 8 personnes',
    'Site starter set, up to 8 people',
  ]),
  set(['SET-103', 1], `${crew} office-cabin desk*2 office-chair*2 shower-unit`, [
    'Startset bouwplaats tot 16 personen',
    'Startset Baustelle bis 16 Personen',
    'Kit de démarrage chantier, 16 personnes',
    'Site starter set, up to 16 people',
  ]),
  set(['SET-111', 0], fencing, [
    'Bouwhekkenset 175 m',
    'Bauzaunset 175 m',
    'Kit de clôture de chantier 175 m',
    'Site fencing set 175 m',
  ]),
  set(['SET-112', 0.5], 'fence-solid*40 fence-foot*40 fence-clamp*75 fence-brace*20 fence-gate', [
    'Set dichte bouwhekken 85 m',
    'Set geschlossener Bauzaun 85 m',
    'Kit de clôture pleine 85 m',
    'Solid hoarding set 85 m',
  ]),
  set(['SET-113', 0.5], 'traffic-barrier*20 traffic-block*10 ?road-plate*10 marking-spray*6', [
    'Set wegafzetting',
    'Set Straßenabsperrung',
    'Kit de balisage routier',
    'Road closure set',
  ]),
  set(['SET-121', 0.2], power, [
    'Stroomset woningbouw',
    'Stromset Wohnungsbau',
    'Kit électrique logements',
    'Power set housing',
  ]),
  set(['SET-122', 0.9], `${power} meter-box generator`, [
    'Stroomset utiliteitsbouw met aggregaat',
    'Stromset Hochbau mit Aggregat',
    'Kit électrique bâtiment avec groupe',
    'Power set commercial building with generator',
  ]),
  set(['SET-123', 0.5], 'light-tower*2 festoon*6 site-lamp*12 cable-reel*4', [
    'Verlichtingsset winter',
    'Beleuchtungsset Winter',
    "Kit d'éclairage hiver",
    'Winter lighting set',
  ]),
  set(['SET-131', 0.3], 'rolling-tower tower-stabiliser*4 tower-toeboard ?harness-hire', [
    'Rolsteiger compleet 6 m',
    'Fahrgerüst komplett 6 m',
    'Échafaudage roulant complet 6 m',
    'Mobile tower complete 6 m',
  ]),
  set(['SET-132', 0.9], 'rolling-tower tower-stabiliser*4 tower-toeboard harness-hire*2', [
    'Rolsteiger compleet 12 m',
    'Fahrgerüst komplett 12 m',
    'Échafaudage roulant complet 12 m',
    'Mobile tower complete 12 m',
  ]),
  set(
    ['SET-133', 0.5],
    'facade-frame*60 facade-deck*60 facade-guard*60 facade-tube*40 facade-coupler*100 scaffold-net*4',
    ['Gevelsteiger 100 m²', 'Fassadengerüst 100 m²', 'Échafaudage de façade 100 m²', 'Façade scaffold 100 m²'],
  ),
  set(['SET-141', 0.5], 'steel-prop*50 tripod-prop*20 formwork-beam*40 formwork-sheet*20', [
    'Vloerbekisting 50 m²',
    'Deckenschalung 50 m²',
    'Coffrage de dalle 50 m²',
    'Slab formwork 50 m²',
  ]),
  set(['SET-142', 0.6], 'wall-panel*12 tie-rod*40 push-pull-prop*8 ?column-form', [
    'Wandbekisting 12 panelen',
    'Wandschalung 12 Elemente',
    'Coffrage mural 12 panneaux',
    'Wall formwork 12 panels',
  ]),
  set(['SET-151', 0.4], 'concrete-mixer wheelbarrow*2 mortar-mixer poker-vibrator', [
    'Metselset',
    'Maurerset',
    'Kit de maçonnerie',
    'Bricklaying set',
  ]),
  set(['SET-152', 0.6], 'concrete-skip poker-vibrator*2 vibrating-screed power-trowel', [
    'Betonstortset',
    'Betonierset',
    'Kit de bétonnage',
    'Concrete pouring set',
  ]),
  set(['SET-161', 0.5], 'hammer-drill angle-grinder vacuum-cleaner cable-reel ?circular-saw', [
    'Gereedschapsset afbouw',
    'Werkzeugset Ausbau',
    'Kit outillage second œuvre',
    'Finishing tool set',
  ]),
  set(['SET-162', 0.6], 'breaker disc-cutter vacuum-cleaner dust-mask waste-bag*5', [
    'Sloopset binnen',
    'Abbruchset innen',
    'Kit de démolition intérieure',
    'Indoor demolition set',
  ]),
  set(['SET-171', 0.3], 'mini-excavator bucket-digging*2 bucket-ditch plate-forward', [
    'Grondwerkset minigraver',
    'Erdbauset Minibagger',
    'Kit terrassement mini-pelle',
    'Groundwork set mini excavator',
  ]),
  set(['SET-172', 0.5], 'submersible-pump*2 hose*6 generator-portable', [
    'Bemalingsset',
    'Wasserhaltungsset',
    'Kit de rabattement',
    'Dewatering set',
  ]),
  set(['SET-181', 0.5], 'dryer*3 fan*2 moisture-meter', [
    'Droogset per verdieping',
    'Trocknungsset je Etage',
    'Kit de séchage par étage',
    'Drying set per floor',
  ]),
  set(['SET-182', 0.5], 'rotation-laser tripod staff line-laser', [
    'Maatvoeringsset',
    'Vermessungsset',
    "Kit d'implantation",
    'Setting-out set',
  ]),
  set(['SET-191', 0.5], 'helmet*5 safety-glasses*5 vest*5 gloves*6 ear-plugs first-aid', [
    'Veiligheidsset ploeg van 5',
    'Sicherheitsset Kolonne mit 5',
    'Kit sécurité équipe de 5',
    'Safety set crew of 5',
  ]),
  set(['SET-199', 0.5], 'toilet*2 urinal hand-wash*2 cleaning*2 toilet-paper*2', [
    'Sanitairset evenement',
    'Sanitärset Veranstaltung',
    'Kit sanitaire événement',
    'Sanitary set event',
  ]),
]
