/**
 * The language of /landing: the chosen one, else the first supported language of the browser. The application's default
 * is German, so /landing stores its language when the person goes on.
 */
export function landingLanguage(chosen: string | undefined, spoken: readonly string[]): 'de' | 'en' {
  const known = [chosen ?? '', ...spoken].map((tag) => tag.slice(0, 2).toLowerCase())
  return known.find((tag) => tag === 'de' || tag === 'en') ?? 'de'
}
