/** What a paper of a machine is to who works with it or inspects it, in the order in which they ask for them. */
export const paperKinds = ['certificaat', 'ce', 'hijstabel', 'handleiding', 'veiligheid', 'overig'] as const
export type PaperKind = (typeof paperKinds)[number]

/** Words of a file name in four languages, the surest kind first. */
const words: readonly (readonly [PaperKind, RegExp])[] = [
  ['ce', /\bce\b|conformit|overeenstemming|konformit/],
  [
    'hijstabel',
    /hijstabel|lasttabel|lastdiagram|load ?chart|traglast|lasttabelle|tableau de charge|abaque|courbe de charge/,
  ],
  ['veiligheid', /veiligheid|safety|sicherheit|s[eé]curit[eé]/],
  [
    'handleiding',
    /handleiding|gebruiksaanwijzing|instructieboek|manual|bedienungs|betriebsanleitung|notice|mode d.emploi|manuel/,
  ],
  ['certificaat', /certifica|keuring|inspecti|pr[uü]f|contr[oô]le/],
]

/**
 * The kind of a paper, by what it belongs to and the words of its file name: a paper of an inspection is its certificate.
 * @param bron what it belongs to, as the back office says it
 */
export function paperKindOf({ naam, bron }: { readonly naam: string; readonly bron: string }): PaperKind {
  if (bron === 'Keuring') return 'certificaat'
  const text = naam.toLowerCase().replaceAll(/[_.-]+/g, ' ')
  return words.find(([, has]) => has.test(text))?.[0] ?? 'overig'
}

/** What everybody who stands before a machine should be able to read: how to use it, and how to do so safely. */
export function isForEverybody(kind: PaperKind): boolean {
  return kind === 'handleiding' || kind === 'veiligheid'
}
