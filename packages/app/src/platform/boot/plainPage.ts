/** One language's words of a page that stands in place of the application. */
export interface PlainWords {
  lang: 'de' | 'en'
  title: string
  lines: readonly string[]
}

/** Says what is wrong in place of the application: plain elements, since nothing else can be trusted to work. */
export function showPlainPage(words: readonly PlainWords[]): void {
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  main.style.padding = '1.5rem'
  for (const { lang, title, lines } of words) {
    const section = document.createElement('section')
    section.lang = lang
    const heading = document.createElement('h1')
    heading.textContent = title
    const list = document.createElement('ul')
    for (const line of lines) {
      const item = document.createElement('li')
      item.textContent = line
      list.append(item)
    }
    section.append(heading, list)
    main.append(section)
  }
  document.getElementById('root')?.replaceChildren(main)
}
