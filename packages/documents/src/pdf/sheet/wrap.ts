/** The width of a text on one line, in points. */
export type Measure = (text: string) => number

/**
 * Breaks a text into lines no wider than `width`. Its own line breaks stay; a word wider than a line is broken. Words
 * are measured one by one, so that a caching measure computes each only once.
 */
export function wrap(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure))
}

function wrapParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const space = measure(' ')
  const lines: string[] = []
  let line = { text: '', width: 0 }
  for (const word of paragraph.split(' ')) {
    const more = measure(word)
    if (line.text !== '' && line.width + space + more <= width) {
      line = { text: `${line.text} ${word}`, width: line.width + space + more }
      continue
    }
    if (line.text !== '') lines.push(line.text)
    const parts = breakWord(word, width, measure)
    lines.push(...parts.slice(0, -1))
    const text = parts.at(-1) ?? ''
    line = { text, width: measure(text) }
  }
  return [...lines, line.text]
}

/** Splits a word into parts with as many characters as fit, at least one. */
function breakWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let part = { text: '', width: 0 }
  for (const sign of word) {
    const more = measure(sign)
    if (part.text !== '' && part.width + more > width) {
      parts.push(part.text)
      part = { text: '', width: 0 }
    }
    part = { text: part.text + sign, width: part.width + more }
  }
  return [...parts, part.text]
}
