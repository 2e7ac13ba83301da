import { expect, test } from 'vitest'
import { findSiteFile, type SiteRequest } from './siteFiles.ts'

const files = [
  '/index.html',
  '/landing.html',
  '/demo/index.html',
  '/silent-check-sso.html',
  '/assets/app-1a2b.js',
  '/config.json',
]
const site = {
  hasFile: (path: string) => files.includes(path),
  templatePaths: ['/icon/index', '/example/edit/:id'],
}

const ask = (path: string | undefined, more: Partial<SiteRequest> = {}) =>
  findSiteFile({ method: 'GET', path, search: '', destination: 'document', accept: 'text/html,*/*', ...more }, site)

const file = (path: string) => ({ kind: 'file', path })
const redirect = (to: string) => ({ kind: 'redirect', to })
const missing = { kind: 'missing' }

test.each([
  ['/', '/index.html'],
  ['/dashboard', '/index.html'],
  ['/gis/index', '/index.html'],
  ['/unknown/path.with.dots', '/index.html'],
  ['/restaurant', '/index.html'],
  ['/demo/', '/demo/index.html'],
  ['/demo/icon/index', '/demo/index.html'],
  ['/landing', '/landing.html'],
  ['/silent-check-sso.html', '/silent-check-sso.html'],
  ['/assets/app-1a2b.js', '/assets/app-1a2b.js'],
])('the page %s is answered with %s', (path, expected) => expect(ask(path)).toEqual(file(expected)))

test.each([
  '/rest',
  '/rest/rpc/x',
  '/realms/waldkerf',
  '/realms/x/y',
  '/prod-api/a',
  '/ogc/a',
  '/health/x',
  '/assets/old-9z.js',
  '/demo/assets/x.css',
])('never a page in place of %s', (path) => expect(ask(path)).toEqual(missing))

test.each([undefined, '/foo\nbar', '/foo\u2028bar', '/foo\u2029', '/a\u0000', '/\u0085'])(
  'the page %j goes to the start, as unknown paths do; nothing else does',
  (path) => {
    expect(ask(path)).toEqual(redirect('/'))
    expect(ask(path, { destination: 'script' })).toEqual(missing)
  },
)

test('only pages fall back', () => {
  expect(ask('/dashboard', { destination: 'script' })).toEqual(missing)
  expect(ask('/dashboard', { destination: 'empty', accept: 'text/html' })).toEqual(missing)
  expect(ask('/dashboard', { destination: 'iframe' })).toEqual(missing)
  expect(ask('/dashboard', { method: 'POST' })).toEqual(missing)
  expect(ask('/dashboard', { destination: undefined, accept: '*/*' })).toEqual(missing)
  expect(ask('/dashboard', { destination: undefined, accept: 'text/html,application/xhtml+xml' })).toEqual(
    file('/index.html'),
  )
})

test('paths of the template part move below its base, with their query', () => {
  expect(ask('/icon/index', { search: '?a=1&b=ä' })).toEqual(redirect('/demo/icon/index?a=1&b=ä'))
  expect(ask('/example/edit/12')).toEqual(redirect('/demo/example/edit/12'))
  expect(ask('/example/edit/')).toEqual(file('/index.html'))
  expect(ask('/icon/index', { destination: 'empty' })).toEqual(missing)
  expect(ask('/demo', { search: '?x' })).toEqual(redirect('/demo/?x'))
})

test('without the template part its paths are unknown ones', () => {
  const product = { ...site, hasFile: (path: string) => path !== '/demo/index.html' && site.hasFile(path) }
  for (const path of ['/icon/index', '/demo', '/demo/icon/index']) {
    expect(findSiteFile({ method: 'GET', path, search: '', destination: 'document', accept: '' }, product)).toEqual(
      file('/index.html'),
    )
  }
})
