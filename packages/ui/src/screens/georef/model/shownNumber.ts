import type { Language } from '@waldkerf/ui/i18n/Language'

/** Plain digits as one types them: no groups, a decimal comma in German. @param digits at most, after the comma */
export function typedNumber(value: number, language: Language, digits?: number): string {
  const rounded = digits === undefined ? value : Math.round(value * 10 ** digits) / 10 ** digits
  const text = String(rounded === 0 ? 0 : rounded)
  return language === 'de' ? text.replace('.', ',') : text
}
