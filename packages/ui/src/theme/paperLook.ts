/**
 * Reads what styles are on paper, which is light in every look: style sheets know that the page is printed, a drawing has to be
 * told before. Whoever watches the look's attribute hears of it.
 */
export function inPaperLook<Read>(read: () => Read): Read {
  const { dataset } = document.documentElement
  const look = dataset['theme']
  dataset['theme'] = 'light'
  const found = read()
  if (look === undefined) delete dataset['theme']
  else dataset['theme'] = look
  return found
}
