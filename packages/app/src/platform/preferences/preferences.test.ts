import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/* Spec section 9: "Default UI size medium; default device desktop." The device is tested in phone.test.ts. */

beforeEach(() => vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

/** The page's initial size in a browser with these cookies. */
async function sizeWith(cookies: string): Promise<string | undefined> {
  const root = { lang: 'de', dataset: {} as Record<string, string> }
  vi.stubGlobal('document', { cookie: cookies, documentElement: root })
  vi.stubGlobal('location', { search: '' })
  const { preferences } = await import('./preferences.ts')
  preferences.reread()
  return root.dataset['size']
}

test.each([
  ['', 'medium'],
  ['size=medium', 'medium'],
  ['size=huge; language=en', 'medium'],
  ['language=en; size=mini', 'mini'],
  ['size=default', 'default'],
])('with the cookies %j the size is %s', async (cookies, size) => expect(await sizeWith(cookies)).toBe(size))
