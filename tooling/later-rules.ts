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
    screens: 'sets, favourites, invoices, feedback, reports, new and closed locations, dura variant',
    ids: only(
      range('GEN', '09|10|11|12|23'),
      range('ROUTE', '05|22|25|26|33|37|38|39|43|57|58|59|60|61'),
      'SCR-(INV|FAV|DEREG|REP)-\\d\\d',
      'SCR-HUB-(0[5-7]|09|1[1-8]|2[01])',
      range('SCR-SHELL', '13'),
      range('ENT', '26|32|36|46|47'),
      range('STATE', '09|10'),
      range('VAL', '0[34589]'),
      range('RULE', '02|03|09'),
      range('REQ', '01|06'),
      range('ROLE', '06'),
      range('PAY', '07|09|24'),
    ),
  },
  {
    screens: 'every path of the specification',
    ids: only('CALL-12'),
  },
]
