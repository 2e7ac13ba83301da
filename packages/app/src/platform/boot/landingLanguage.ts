/**
 * The language in which /landing welcomes: the one that was chosen here, else the first of the browser's that we speak.
 * Inside, German is where nothing was chosen; so /landing keeps the language with which somebody goes on.
 */
export function landingLanguage(chosen: string | undefined, spoken: readonly string[]): 'de' | 'en' {
  const known = [chosen ?? '', ...spoken].map((tag) => tag.slice(0, 2).toLowerCase())
  return known.find((tag) => tag === 'de' || tag === 'en') ?? 'de'
}
