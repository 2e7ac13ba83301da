import { emptyMapFilter } from '@waldkerf/domain/maps/mapFilter'
import { expect, test } from 'vitest'
import { mapsAddress } from './mapsAddress.ts'

const there = (text: string) => mapsAddress.write(mapsAddress.read(new URLSearchParams(text))).toString()

test.each([
  'tab=karten',
  'tab=karten&suche=M%C3%BChlgrund&karte=7',
  'tab=karten&status=neu%7C-&kunde=3&typ=Lageplan&passpunkte=ohne',
  'tab=karten&ab=1911&bis=1950&sortierung=-georef_bash',
])('%s says the same there and back', (text) => {
  expect(there(text)).toBe(text)
})

test.each(['kunde=sieben', 'ab=911', 'passpunkte=constructor', 'sortierung=-', 'karte=0', 'unbekannt=1'])(
  '%s narrows nothing',
  (text) => {
    expect(there(text)).toBe('tab=karten')
    expect(mapsAddress.read(new URLSearchParams(text)).filter).toEqual(emptyMapFilter)
  },
)
