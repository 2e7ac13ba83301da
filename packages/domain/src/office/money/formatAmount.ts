/** All amounts on screen, in PDF and in print are formatted here. The decimal text goes to `Intl` unparsed, so no cent is lost. */

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, known)
  return known
}

/** `Intl` takes decimal text, which TypeScript only knows as a literal. */
const format = (text: string, locale: string, options: Intl.NumberFormatOptions) =>
  numberFormat(locale, options).format(text as Intl.StringNumericLiteral)

/** '1234.50' → '1.234,50 €'. @param amount decimal text */
export const formatMoney = (amount: string, locale = 'de-DE'): string =>
  format(amount, locale, { style: 'currency', currency: 'EUR' })

/** '1234.50' → '1.235 €'. @param amount decimal text */
export const formatEuros = (amount: string, locale = 'de-DE'): string =>
  format(amount, locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** A difference: '1234.50' → '+1.234,50 €'; none has no sign. @param amount decimal text */
export const formatDifference = (amount: string, locale = 'de-DE'): string =>
  format(amount, locale, { style: 'currency', currency: 'EUR', signDisplay: 'exceptZero' })

/** A unit price: cents, and up to two decimals more where it has them. @param price decimal text */
export const formatPrice = (price: string, locale = 'de-DE'): string =>
  format(price, locale, { style: 'currency', currency: 'EUR', minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** A quantity with the decimals it has, at most six. @param quantity decimal text */
export const formatQuantity = (quantity: string, locale = 'de-DE'): string =>
  format(quantity, locale, { maximumFractionDigits: 6 })

/** '19' → '19 %'. @param rate decimal text, in per cent */
export const formatRate = (rate: string, locale = 'de-DE'): string =>
  `${format(rate, locale, { maximumFractionDigits: 2 })}\u00A0%`
