/**
 * Keeps a text in this browser; one that is there is not written again. A full storage stops nobody: what it does not
 * take is forgotten.
 * @returns the text where it was not stored
 */
export function keepText(key: string, text: string): string | undefined {
  try {
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text)
    return undefined
  } catch {
    return text
  }
}
