import type { RefusalEntries } from '../refusalEntry.ts'

/** Of the settings of the office: pictures, acronyms, bookkeeping. */
export const officeRefusals = {
  acronym_taken: [409, 'Dieses Kürzel gibt es schon.', 'This acronym exists already.'],
  bad_account: [400, 'Ein Konto hat vier bis acht Ziffern.', 'An account has four to eight digits.'],
  bad_account_length: [400, 'Sachkonten haben vier bis acht Stellen.', 'Accounts have four to eight digits.'],
  bad_acronym: [
    400,
    'Ein Kürzel hat ein bis zehn Zeichen und keinen Leerraum.',
    'An acronym has one to ten characters and no blanks.',
  ],
  bad_adviser: [
    400,
    'Die Beraternummer hat vier bis sieben Ziffern und ist größer als 1000.',
    'The number of the tax adviser has four to seven digits and is greater than 1000.',
  ],
  bad_adviser_client: [
    400,
    'Die Mandantennummer hat eine bis fünf Ziffern.',
    'The number of the client has one to five digits.',
  ],
  bad_chart: [400, 'Der Kontenrahmen ist SKR 03 oder SKR 04.', 'The chart of accounts is SKR 03 or SKR 04.'],
  bad_month: [
    400,
    'Das Geschäftsjahr beginnt in einem der Monate 1 bis 12.',
    'The business year begins in one of the months 1 to 12.',
  ],
  limit_range: [
    400,
    'Eine Grenze ist eine ganze Zahl von 1 bis 1.000.000.',
    'A limit is a whole number from 1 to 1,000,000.',
  ],
  too_many_pixels: [
    413,
    'Das Bild ist zu groß: höchstens 40 Millionen Bildpunkte.',
    'The picture is too large: 40 million pixels at most.',
  ],
  unknown_picture: [400, 'Dieses Bild gibt es nicht.', 'There is no such picture.'],
} as const satisfies RefusalEntries
