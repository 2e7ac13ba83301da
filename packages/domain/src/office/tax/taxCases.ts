/** Why a document has the VAT it has, in the codes of UNTDID 5305. */
export const taxCases = ['S', 'E', 'AE', 'O'] as const
export type TaxCase = (typeof taxCases)[number]

/** The consequences of a case for a document. */
interface TaxRule {
  /** VAT is charged, so the rate is above zero; in all other cases it is 0. */
  isTaxed: boolean
  /** Words that the document must carry; the person's own reason follows them. */
  words: string
  /** Code of the VATEX list, '' if only words give the reason. */
  reasonCode: string
  /** Lines name a rate, even if it is 0. */
  hasRate: boolean
}

/**
 * S: the standard or the reduced rate. E: exempt, with its reason. AE: the buyer owes the tax (§ 13b UStG, reverse
 * charge; § 14a Abs. 5 UStG has the words). O: not within the scope of German VAT.
 */
export const taxRules: Readonly<Record<TaxCase, TaxRule>> = {
  S: { isTaxed: true, words: '', reasonCode: '', hasRate: true },
  E: { isTaxed: false, words: '', reasonCode: '', hasRate: true },
  AE: {
    isTaxed: false,
    words: 'Steuerschuldnerschaft des Leistungsempfängers',
    reasonCode: 'VATEX-EU-AE',
    hasRate: true,
  },
  O: { isTaxed: false, words: 'Nicht im Inland steuerbar', reasonCode: 'VATEX-EU-O', hasRate: false },
}

/** The default case of a document: taxed unless its rate is 0. @param rate decimal text, in per cent */
export const usualTaxCase = (rate: string): TaxCase => (Number(rate) === 0 ? 'E' : 'S')

/** Whether case and rate go together; the data service refuses what does not. */
export const fitsRate = (taxCase: TaxCase, rate: string): boolean => taxRules[taxCase].isTaxed === Number(rate) > 0

/** A stored case, or the usual one of the rate if none or an unfitting one is stored. */
export const toTaxCase = (stored: string, rate: string): TaxCase =>
  taxCases.find((each) => each === stored && fitsRate(each, rate)) ?? usualTaxCase(rate)

/** Why no VAT is due, as the document says it. @param reason the person's own words */
export function exemptionWords(taxCase: TaxCase, reason: string): string {
  const { isTaxed, words } = taxRules[taxCase]
  if (isTaxed) return ''
  return [words, reason.trim()].filter((part) => part !== '').join('. ')
}

/** The rates of the day, the most usual first; others can be typed. */
export const usualRates = ['19', '7', '0'] as const
