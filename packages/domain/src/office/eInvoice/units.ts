/** Units as offices write them, as codes of UN/ECE Recommendation 20. */
const codes: Readonly<Record<string, string>> = {
  h: 'HUR',
  std: 'HUR',
  stunde: 'HUR',
  stunden: 'HUR',
  tag: 'DAY',
  tage: 'DAY',
  stk: 'C62',
  stück: 'C62',
  m: 'MTR',
  lfm: 'MTR',
  km: 'KMT',
  m2: 'MTK',
  'm²': 'MTK',
  qm: 'MTK',
  ha: 'HAR',
  pauschal: 'LS',
  psch: 'LS',
  monat: 'MON',
  monate: 'MON',
  jahr: 'ANN',
  '%': 'P1',
}

/** The code of a unit; free text that is none of them counts as pieces. */
export const unitCode = (unit: string): string => codes[unit.trim().toLowerCase().replace(/\.$/, '')] ?? 'C62'
