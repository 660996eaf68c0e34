import { remarkMaxLength } from '../constants.ts'

/**
 * Most characters of the fields of the back office that a form fills. Forms and calls refuse what is longer, so that
 * the end of a text is never cut on the way (R-VAL-10).
 */
export const erpLengths = {
  /** Codes of addresses and locations, post codes. */
  code: 20,
  reference: 50,
  remark: remarkMaxLength,
  transportMeans: 50,
  /** What a load consists of, and how it may be loaded: the options together, with `, ` between them. */
  load: 2000,
  loadedBy: 50,
  loadingOptions: 1000,
  /** Of a place: how it is called, and its street with number. */
  name: 100,
  address: 100,
  city: 30,
  contact: 100,
  phoneNo: 30,
} as const
