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
    screens: 'removal list, removing, moving, transport',
    ids: only(
      range('GEN', '0[5-8]'),
      range('ROUTE', '31|32|42|78|79|8[0-5]'),
      'SCR-(REMOVE|MOVE|TRANSPORT|RLIST)-\\d\\d',
      'SCR-SHELL-12',
      range('ENT', '12|16|17|18|42|43|44'),
      range('WIZ', '0[5-9]|1[0-6]|19|20'),
      range('RULE', '01|04|05|06'),
      range('REQ', '03|04|09'),
      range('VAL', '11|19|20'),
      range('CALL', '10|11'),
      range('PAY', '01|02|19'),
      range('LOC', '02|03'),
      range('MSG', '28|29'),
      'ROUTE-30',
      range('DATE', '0[4-9]|1[0-2]'),
    ),
  },
  {
    screens: 'stock, inspections, documents, location search',
    ids: only(
      'GEN-10',
      range('ROUTE', '10|21|23|24|26|36|44|45|46'),
      'SCR-STOCK-\\d\\d',
      'SCR-SHELL-15',
      range('ENT', '27|37|38|39'),
      range('STATE', '11'),
      'PRICE-05',
      'ROUTE-25',
    ),
  },
  {
    screens:
      'sets, favourites, content, new work, news, invoices, feedback, reports, approvals, new and closed locations',
    ids: only(
      range('GEN', '09|11|12'),
      range('ROUTE', '05|19|22|28|29|33|37|38|39|43|57|58|59|60|61'),
      'SCR-(INV|FAV|DEREG|REP)-\\d\\d',
      'SCR-HUB-(0[5-7]|09|1[1-9]|2[01])',
      range('SCR-SHELL', '13|14|16'),
      range('ENT', '26|32|36|45|46|47'),
      range('STATE', '09|10'),
      range('APPR', '01|02|04|05|08'),
      range('VAL', '0[34589]'),
      range('RULE', '02|03|09'),
      range('REQ', '01|05|06'),
      range('ROLE', '06|28'),
      range('PAY', '07|09|24'),
      'PRICE-06',
    ),
  },
  {
    screens: 'registration, other logins, users, administration, jobs',
    ids: only(
      range('GEN', '20|21|22'),
      range('ROUTE', '12|13|14|17|6\\d|7[0-4]'),
      'SCR-ADMIN-\\d\\d',
      range('ENT', '28|40'),
      range('STATE', '12|16'),
      'IMP-\\d\\d',
      range('VAL', '07'),
      range('ROLE', '07|09|11|1[5-9]|2[0-3]|37|14'),
      range('JOB', '\\d\\d'),
      'CALL-13',
      range('MSG', '07|08|09|11|12|13'),
      'SET-35',
      'CALL-12',
    ),
  },
]
