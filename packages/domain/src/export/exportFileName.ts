/** Signs that a file system refuses in names; a colon reads as a space. */
const refused = /[<>"/\\|?*\p{Cc}]/gu

/**
 * The most characters of the selection: with title and day the name stays below 255 bytes, the limit of file systems.
 */
const longest = 80

/** 'Status: Offen; Kunde: Forstamt' → 'Status Offen, Kunde Forstamt', cut after a whole word. */
function selectionWords(note: string): string {
  const words = note.replaceAll(refused, ' ').replaceAll(':', ' ').replaceAll(';', ',').trim().replaceAll(/\s+/g, ' ')
  if (words.length <= longest) return words
  const cut = words.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[\s,]+$/u, '')} …`
}

/**
 * The name of an exported file. CSV has no comments that every program skips, so its file name describes the selection.
 * @param day `YYYY-MM-DD`
 * @param note the selection in words; '' for all rows
 */
export function exportFileName(title: string, day: string, format: string, note: string): string {
  const words = format === 'csv' ? selectionWords(note) : ''
  return `${title} ${day}${words && ` (${words})`}.${format}`
}
