import { expect, test } from 'vitest'
import { isTiled, scanAddress, tileAddress } from './useScanSource.ts'

test('a template names the scan of a map', () => {
  expect(scanAddress('/scans/{id}.tif', { id: 7, name: 'x' })).toBe('/scans/7.tif')
  expect(scanAddress('/s/{map_name}.png?k={id}', { id: 7, name: 'Blatt 3/4, $&' })).toBe(
    '/s/Blatt%203%2F4%2C%20%24%26.png?k=7',
  )
  expect(scanAddress('', { id: 7, name: 'x' })).toBeUndefined()
})

test('a template with zoom, column and row leads to tiles', () => {
  const template = '/scans/{map_name}/{z}/{y}/{x}.jpg'
  expect(isTiled(template)).toBe(true)
  expect(isTiled('/scans/{id}.tif')).toBe(false)
  const address = scanAddress(template, { id: 7, name: 'Blatt {z}' }) ?? ''
  expect(tileAddress(address, { z: 6, x: 12, y: 3 })).toBe('/scans/Blatt%20%7Bz%7D/6/3/12.jpg')
})
