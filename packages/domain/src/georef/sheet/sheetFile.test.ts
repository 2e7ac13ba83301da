import { expect, test } from 'vitest'
import { readSheetName } from './sheetFile.ts'

test.each<[string, string, number | null]>([
  ['Forstkarte_Harz_1897_Bl3.tif', 'Forstkarte Harz 1897 Blatt 3', 1897],
  ['Dränplan_Hinterwald_Bl._04a_(1912).jpg', 'Dränplan Hinterwald Blatt 4a (1912)', 1912],
  ['Wirtschaftskarte 1902, ergänzt 1911.png', 'Wirtschaftskarte 1902, ergänzt 1911', 1911],
  ['TK25_4128_Goslar_1907.tiff', 'TK25 4128 Goslar 1907', 1907],
  ['Bestandskarte_1_2000.pdf', 'Bestandskarte 1 2000', null],
  ['Blatt_1_1900.tif', 'Blatt 1 1900', 1900],
  ['Karte M 1-2000 von 1931.tif', 'Karte M 1-2000 von 1931', 1931],
  ['IMG_20240503_101112.jpg', 'IMG 20240503 101112', null],
  ['Scan 2024-05-03.pdf', 'Scan 2024-05-03', null],
  ['Scan vom 03.05.2024.pdf', 'Scan vom 03.05.2024', null],
  ['Flur 3 2077.tif', 'Flur 3 2077', null],
  ['Blume 3.png', 'Blume 3', null],
])('%s', (file, name, year) => expect(readSheetName(file, 2026)).toEqual({ name, year }))
