/** Letters that are more than a letter with an accent. */
const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
}

/**
 * Words of small letters and digits without accents, one blank between them: 'Jäger-Straße' is 'jaeger strasse', and so is
 * 'JAEGER STRASSE'. `app.folded` in SQL is the same.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæœøłđıς]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000]+/g, ' ')
    .replaceAll(/^ +| +$/g, '')
