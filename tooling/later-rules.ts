interface LaterRules {
  readonly screens: string
  readonly ids: RegExp
}

const range = (area: string, numbers: string): string => `${area}-(${numbers})`
const only = (...parts: readonly string[]): RegExp => new RegExp(`^R-(${parts.join('|')})$`)

/**
 * Rules of screens and calls that do not exist yet. Every other rule must have a test; a screen that is built takes
 * its line away here.
 */
export const laterRules: readonly LaterRules[] = [
  {
    screens: 'favourites',
    ids: only(range('GEN', '12')),
  },
  {
    screens: 'new and closed locations',
    ids: only(
      range('GEN', '09'),
      range('ROUTE', '22|37|38|39'),
      'SCR-DEREG-\\d\\d',
      range('SCR-HUB', '05|13|14'),
      range('VAL', '0[89]'),
      range('RULE', '02|03|09'),
      range('REQ', '01|06'),
    ),
  },
  {
    screens: 'feedback',
    ids: only(
      range('GEN', '11'),
      range('ROUTE', '26|57|58|59|60'),
      range('SCR-HUB', '1[678]'),
      range('ENT', '32'),
      range('STATE', '09|10'),
    ),
  },
  {
    screens: 'reports',
    ids: only(range('GEN', '10'), range('ROUTE', '61'), 'SCR-REP-\\d\\d', range('SCR-HUB', '07|09')),
  },
  {
    screens: 'dura variant',
    ids: only(range('ROUTE', '25')),
  },
  {
    screens: 'every path of the specification',
    ids: only('CALL-12', range('SCR-HUB', '1[125]|21')),
  },
]
