/** Spellings of units, as normalised by `bare`, by their code of UN/ECE Recommendation 20. */
const spellings: Readonly<Record<string, string>> = {
  HUR: 'h hr std stdn stunde stunden arbeitsstunde arbeitsstunden',
  MIN: 'min minute minuten',
  SEC: 's sek sekunde sekunden',
  DAY: 'd tg tag tage tagewerk arbeitstag arbeitstage einsatztag einsatztage personentag personentage',
  WEE: 'wo woche wochen',
  MON: 'mon monat monate',
  QAN: 'quartal quartale',
  ANN: 'jahr jahre',
  C62: 'st stk stck stück stücke stueck',
  SET: 'satz sätze set sets',
  PR: 'paar paare',
  LS: 'pauschal pauschale pauschalen pauschalbetrag pausch psch pau',
  MMT: 'mm millimeter',
  CMT: 'cm zentimeter',
  MTR: 'm meter lfm lfdm lfdmeter laufmeter laufendemeter laufendermeter lm',
  KMT: 'km kilometer',
  MTK: 'm2 qm quadratmeter',
  KMK: 'km2 qkm quadratkilometer',
  H18: 'ha hektar',
  // Timber is measured by its volume: solid, stacked and bulk cubic metres.
  MTQ: 'm3 cbm kubikmeter fm festmeter efm erntefestmeter vfm vorratsfestmeter rm raummeter srm schüttraummeter ster',
  GRM: 'g gramm',
  KGM: 'kg kilo kilogramm',
  DTN: 'dt dz dezitonne dezitonnen doppelzentner',
  TNE: 't to tonne tonnen',
  LTR: 'l ltr liter',
  KWH: 'kwh kilowattstunde kilowattstunden',
  P1: '% prozent',
}

const codes = new Map(
  Object.entries(spellings).flatMap(([code, units]) => units.split(' ').map((unit) => [unit, code] as const)),
)

/** Normalises 'lfd. m', 'Lfd.m' and 'm³' to the spellings above: 'lfdm', 'm3'. */
const bare = (unit: string) =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.^-]/g, '')

/** Every unit code that invoices can contain, and every spelling that has one. */
export const writtenUnitCodes: readonly string[] = Object.keys(spellings)
export const unitSpellings: readonly string[] = [...codes.keys()]

/** Whether a unit has a code; an empty unit means pieces. */
export const isKnownUnit = (unit: string): boolean => bare(unit) === '' || codes.has(bare(unit))

/** Units of a document without a code, each once. */
export const unknownUnits = (lines: readonly { unit: string }[]): string[] => [
  ...new Set(lines.map(({ unit }) => unit).filter((unit) => !isKnownUnit(unit))),
]

/** The code of a unit (BT-130). Unknown text counts as pieces, to which a person has to agree. */
export const unitCode = (unit: string): string => codes.get(bare(unit)) ?? 'C62'
