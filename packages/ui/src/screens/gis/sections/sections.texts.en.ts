/** English; `defineTexts` holds it to the German keys. */
export const en = {
  hint: (total: string) => `${total} sightings: the map shows summaries, the list one part at a time.`,
  pages: 'Parts of the list',
  rows: (from: string, to: string, total: string) => `Rows ${from} to ${to} of ${total}`,
  previous: 'Previous part',
  next: 'Next part',
  first: 'First part',
}
