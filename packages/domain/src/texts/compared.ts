/** A text as searches compare it: 'ü' may be one sign or two, and case asks nothing. `app.compared` in SQL is the same. */
export const compared = (text: string): string => text.normalize('NFC').toLowerCase()
