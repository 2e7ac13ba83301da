/**
 * Keeps a text in this browser. A full storage stops nobody: what it does not take is forgotten.
 * @returns the text where it was not stored
 */
export function keepText(key: string, text: string): string | undefined {
  try {
    localStorage.setItem(key, text)
    return undefined
  } catch {
    return text
  }
}
