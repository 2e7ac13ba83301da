/** Stands in a kept page for all that is secret, random or of this machine. */
export interface Fixed {
  /** Address of a picture. */
  code: string
  /** In base 32, in groups. */
  key: string
  origin: string
  generator: string
}

/**
 * Runs in a page, which is handed it as text: the page's markup without scripts and addresses, each value that is made
 * anew for everybody in a fixed form.
 */
export function cleanPage(fixed: Fixed): string {
  const root = document.documentElement.cloneNode(true) as HTMLElement
  root.classList.remove('pf-v5-theme-dark')
  for (const element of root.querySelectorAll('script, link, style, meta, template, [type=hidden]')) element.remove()
  const comments = document.createNodeIterator(root, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) (comment as Comment).remove()
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of Array.from(element.attributes)) {
      if (name.startsWith('on') || name === 'autofocus' || name === 'data-once-link') element.removeAttribute(name)
      else if (name === 'href' || name === 'action') element.setAttribute(name, '#')
      else if (name === 'value' && element.localName === 'option') element.removeAttribute(name)
      else if (name === 'src' && value.startsWith('data:')) element.setAttribute(name, fixed.code)
    }
  const key = root.querySelector('#kc-totp-secret-key')
  if (key) key.textContent = fixed.key
  // Keycloak lists them in another order after each start.
  const programs = Array.from(root.querySelectorAll('#kc-totp-supported-apps li'))
  const names = programs.map(({ textContent }) => textContent).toSorted()
  for (const [at, program] of programs.entries()) program.textContent = names[at] ?? ''
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = (text.nodeValue ?? '')
      .replaceAll(location.origin, fixed.origin)
      .replaceAll(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : ' '))
  root
    .querySelector('head')
    ?.insertAdjacentHTML('afterbegin', `\n<meta charset="utf-8">\n<meta name="generator" content="${fixed.generator}">`)
  return `<!doctype html>\n${root.outerHTML.replaceAll(/\n\s*\n/g, '\n')}\n`
}
