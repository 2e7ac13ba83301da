import { expect, test } from 'vitest'
import { isPhone, landingFor } from './phone.ts'

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  Pixel: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 Safari/604.1',
  androidTablet: 'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
}

test.each([
  ['iPhone', { userAgent: agents.iPhone }, true],
  ['Pixel', { userAgent: agents.Pixel, mobile: true }, true],
  ['iPad', { userAgent: agents.iPad }, false],
  ['Android tablet', { userAgent: agents.androidTablet, mobile: false }, false],
  ['a narrow desktop window', { userAgent: agents.desktop, mobile: false }, false],
])('%s', (_name, device, expected) => expect(isPhone(device)).toBe(expected))

/* Spec section 9: "Default UI size medium; default device desktop." The size is tested in preferences.test.ts. */
test('an unknown device counts as a desktop', () => {
  expect(isPhone({ userAgent: '' })).toBe(false)
  expect(isPhone({ userAgent: 'Unknown/1.0', mobile: undefined })).toBe(false)
})

const phone = { userAgent: agents.iPhone }
const at = (path: string) => new URL(path, 'https://wald.example')

test('a phone is sent once, from any product page, and comes back to the asked one', () => {
  expect(landingFor(phone, at('/gis/index?status=new#row'), false)).toBe(
    '/landing?to=%2Fgis%2Findex%3Fstatus%3Dnew%23row',
  )
  expect(landingFor(phone, at('/gis/index'), true)).toBeUndefined()
})

test('neither the page itself nor where the sign-in window returns is sent', () => {
  for (const path of ['/landing', '/auth-redirect']) {
    expect(landingFor(phone, at(path), false)).toBeUndefined()
  }
})
