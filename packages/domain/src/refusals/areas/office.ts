import type { RefusalEntries } from '../refusalEntry.ts'

/** Of the settings of the office: pictures, acronyms, bookkeeping. */
export const officeRefusals = {
  acronym_taken: { status: 409, de: 'Dieses Kürzel gibt es schon.', en: 'This acronym exists already.' },
  bad_account: { status: 400, de: 'Ein Konto hat vier bis acht Ziffern.', en: 'An account has four to eight digits.' },
  bad_account_length: {
    status: 400,
    de: 'Sachkonten haben vier bis acht Stellen.',
    en: 'Accounts have four to eight digits.',
  },
  bad_acronym: {
    status: 400,
    de: 'Ein Kürzel hat ein bis zehn Zeichen und keinen Leerraum.',
    en: 'An acronym has one to ten characters and no blanks.',
  },
  bad_adviser: {
    status: 400,
    de: 'Die Beraternummer hat vier bis sieben Ziffern und ist größer als 1000.',
    en: 'The number of the tax adviser has four to seven digits and is greater than 1000.',
  },
  bad_adviser_client: {
    status: 400,
    de: 'Die Mandantennummer hat eine bis fünf Ziffern.',
    en: 'The number of the client has one to five digits.',
  },
  bad_chart: {
    status: 400,
    de: 'Der Kontenrahmen ist SKR 03 oder SKR 04.',
    en: 'The chart of accounts is SKR 03 or SKR 04.',
  },
  bad_month: {
    status: 400,
    de: 'Das Geschäftsjahr beginnt in einem der Monate 1 bis 12.',
    en: 'The business year begins in one of the months 1 to 12.',
  },
  too_many_pixels: {
    status: 413,
    de: 'Das Bild ist zu groß: höchstens 40 Millionen Bildpunkte.',
    en: 'The picture is too large: 40 million pixels at most.',
  },
  unknown_picture: { status: 400, de: 'Dieses Bild gibt es nicht.', en: 'There is no such picture.' },
} as const satisfies RefusalEntries
