import * as v from 'valibot'
import { text, version } from '../wire.ts'

/** w_get_datev: whose bookkeeping it is, and the accounts of income. '' of an account: the usual one of the chart. */
export const datevSettings = v.object({
  /** Beraternummer, '' until it is entered. */
  berater: text,
  /** Mandantennummer, '' until it is entered. */
  mandant: text,
  kontenrahmen: v.picklist(['03', '04']),
  /** Digits of an account that is no person's. */
  kontolaenge: v.number(),
  /** The month in which the business year begins. */
  jahresbeginn: v.number(),
  erloes_19: text,
  erloes_7: text,
  /** Exempt from VAT. */
  erloes_frei: text,
  /** The buyer owes the tax, in Germany. */
  erloes_13b: text,
  /** The same abroad. */
  erloes_13b_eu: text,
  /** Not taxed in Germany. */
  erloes_nicht_steuerbar: text,
  version,
})
export type StoredDatevSettings = v.InferOutput<typeof datevSettings>
