/** Signs that a file system refuses in names; a colon reads as a space. */
const refused = /[<>"/\\|?*\p{Cc}]/gu

/** Letters of the selection that a name has room for: with title and day it stays below what file systems take, 255 bytes. */
const longest = 80

/** 'Status: Offen; Kunde: Forstamt' → 'Status Offen, Kunde Forstamt', cut after a whole word. */
function selectionWords(note: string): string {
  const words = note.replaceAll(refused, ' ').replaceAll(':', ' ').replaceAll(';', ',').trim().replaceAll(/\s+/g, ' ')
  if (words.length <= longest) return words
  const cut = words.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[\s,]+$/u, '')} …`
}

/**
 * The name of an exported file. A CSV has no place beside its rows that every program skips, so its name says which rows it has.
 * @param day `YYYY-MM-DD`
 * @param note the selection in words; '' for all rows
 */
export function exportFileName(title: string, day: string, format: string, note: string): string {
  const words = format === 'csv' ? selectionWords(note) : ''
  return `${title} ${day}${words && ` (${words})`}.${format}`
}
