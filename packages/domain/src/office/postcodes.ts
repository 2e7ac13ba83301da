const forms = { DE: /^\d{5}$/, AT: /^\d{4}$/, CH: /^\d{4}$/ } as const

/** The countries whose postcodes are checked, as ISO 3166-1 names them in two letters. */
export type PostcodeCountry = keyof typeof forms

const isChecked = (country: string): country is PostcodeCountry => country in forms

/**
 * The country whose form a typed postcode does not have: one of the two is wrong. Undefined where they fit, where there
 * is no postcode, and for countries that are not checked.
 */
export function misfitCountry(postcode: string, country: string): PostcodeCountry | undefined {
  const typed = postcode.trim()
  return typed !== '' && isChecked(country) && !forms[country].test(typed) ? country : undefined
}
