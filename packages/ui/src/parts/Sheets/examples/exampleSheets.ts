import type { Sheet } from '../sheetTypes.ts'

/** A sheet of a list; its file is not there. */
export const exampleSheet = (karte_id: number, part: Partial<Sheet> = {}): Sheet => ({
  karte_id,
  map_name: `Blatt ${karte_id}`,
  gemarkung: 'Oberfeld',
  gemeinde: 'Teltow',
  kreis: 'Potsdam-Mittelmark',
  jahr: 1900 + karte_id,
  objekt: `object-${karte_id}`,
  sha256: '',
  bytes: 20_000_000,
  von: 'expert@waldkerf.test',
  seit: '2026-06-01T09:00:00Z',
  veraltet: false,
  ...part,
})
