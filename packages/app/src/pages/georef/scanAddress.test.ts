import { expect, test } from 'vitest'
import { scanAddress } from './scanAddress.ts'

test('a template names the scan of a map', () => {
  expect(scanAddress('/scans/{id}.tif', { id: 7, name: 'x' })).toBe('/scans/7.tif')
  expect(scanAddress('/s/{map_name}.png?k={id}', { id: 7, name: 'Blatt 3/4, $&' })).toBe(
    '/s/Blatt%203%2F4%2C%20%24%26.png?k=7',
  )
  expect(scanAddress('', { id: 7, name: 'x' })).toBeUndefined()
})
