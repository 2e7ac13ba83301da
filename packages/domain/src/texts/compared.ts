/** Normalises a text for searching: NFC ('ü' can be one character or two) and lower case, as `app.compared` in SQL. */
export const compared = (text: string): string => text.normalize('NFC').toLowerCase()
