import { expect, test } from 'vitest'
import { misfitCountry } from './postcodes.ts'

test.each([
  ['3744', 'DE', 'DE'],
  ['38106', 'DE', undefined],
  [' 38106 ', 'DE', undefined],
  ['', 'DE', undefined],
  ['38106', 'AT', 'AT'],
  ['8010', 'AT', undefined],
  ['80100', 'CH', 'CH'],
  ['SW1A 1AA', 'GB', undefined],
  ['3744', '', undefined],
])('the postcode %j in %s', (postcode, country, misfit) => expect(misfitCountry(postcode, country)).toBe(misfit))
