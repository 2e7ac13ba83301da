import { type Language, useFormat } from '@waldkerf/ui/i18n/Language'

/**
 * Plain digits as one types them: no groups, a decimal comma in German.
 * @param digits after the comma, at most; with `fixed` exactly so many
 */
export function typedNumber(value: number, language: Language, digits?: number, fixed = false): string {
  const rounded = digits === undefined ? value : Math.round(value * 10 ** digits) / 10 ** digits
  const text = fixed ? (rounded || 0).toFixed(digits) : String(rounded || 0)
  return language === 'de' ? text.replace('.', ',') : text
}

/** With groups, and always so many decimals; a dash for what is no number. No minus before a zero. */
export function fixedNumber(value: number, language: Language, digits: number): string {
  if (!Number.isFinite(value)) return '–'
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits || 0
  const locale = language === 'de' ? 'de-DE' : 'en-GB'
  const key = `${locale} ${digits}`
  const digitOptions = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const format = (formats[key] ??= new Intl.NumberFormat(locale, digitOptions))
  return format.format(rounded)
}

/** Made once: a table has hundreds of cells. */
const formats: Record<string, Intl.NumberFormat> = {}

const finite = (values: readonly (number | null | undefined)[]) =>
  values.flatMap((value) => (typeof value === 'number' && Number.isFinite(value) ? Math.abs(value) : []))
const between = (most: number, digits: number) => Math.max(0, Math.min(most, digits))
const power = (value: number) => Math.floor(Math.log10(value))

/** Decimals that all numbers of a column have: as many as fit beside its largest one, four figures in all. */
export const fittingDigits = (values: readonly (number | undefined)[], most: number): number =>
  between(most, 3 - power(Math.max(1, ...finite(values))))

/** Decimals that all numbers of a column have: three figures of its smallest one. */
export const tellingDigits = (values: readonly (number | null)[], most: number): number =>
  between(most, 2 - power(Math.min(1, ...finite(values).filter((value) => value > 10 ** -most / 2))))

/** Decimals that any number of a column has. */
export const usedDigits = (values: readonly number[], most: number): number =>
  [...Array(most).keys()].find((digits) => values.every((value) => isSame(value, digits, most))) ?? most

const isSame = (value: number, digits: number, most: number) => {
  const rounded = Math.round(value * 10 ** most)
  return rounded === Math.round(rounded / 10 ** (most - digits)) * 10 ** (most - digits)
}

/** Lengths with three digits that count; a dash where there is none. */
export function useFigure(): (value: number | null | undefined) => string {
  const { number } = useFormat()
  return (value) => {
    if (value === null || value === undefined || !Number.isFinite(value)) return '–'
    return number(value < 0.0005 ? 0 : Number(value.toPrecision(3)))
  }
}
