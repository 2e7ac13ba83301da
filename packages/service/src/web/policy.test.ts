import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './policy.ts'

const hashes = { script: ['sha256-abc='], style: ['sha256-def='] }

test('the policy of a page allows its own inline parts and nothing unsafe', () => {
  const policy = contentSecurityPolicy('/index.html', hashes, { keycloak: { url: '/' }, dataService: '/rest' })
  expect(policy).toContain(`script-src 'self' 'sha256-abc='`)
  expect(policy).toContain(`style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-def='`)
  expect(policy).toContain(`connect-src 'self';`)
  expect(policy).toContain(`frame-ancestors 'none'`)
  // Fetch directives fall back to `default-src`; `base-uri` does not.
  expect(policy).toContain(`base-uri 'none'`)
  expect(policy).toContain(`default-src 'none'`)
  expect(policy).not.toContain('unsafe')
})

test('only the page of the silent check may be framed, by us', () => {
  expect(contentSecurityPolicy('/silent-check-sso.html', hashes, {})).toContain(`frame-ancestors 'self'`)
})

test('foreign hosts come from the configuration', () => {
  const policy = contentSecurityPolicy('/index.html', hashes, {
    keycloak: { url: 'https://login.example/auth' },
    dataService: 'https://data.example/rest',
    baseMaps: [{ url: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }, { url: 'https://x.example;script-src *' }],
  })
  expect(policy).toContain(`img-src 'self' data: blob: https://*.tiles.example https://x.example;`)
  expect(policy).toContain(`connect-src 'self' https://data.example https://login.example;`)
  expect(policy).toContain(`form-action 'self' https://login.example;`)
})

test('pictures come from the maps of the configuration that is shipped, and from nowhere else', () => {
  const file = new URL('../../../app/public/config.json', import.meta.url)
  const config = JSON.parse(readFileSync(file, 'utf8')) as { baseMaps: { url: string }[] }
  const policy = contentSecurityPolicy('/index.html', hashes, config)
  const [, hosts = ''] = /img-src 'self' data: blob: ([^;]*);/.exec(policy) ?? []
  expect(hosts.split(' ').toSorted()).toEqual(
    [...new Set(config.baseMaps.map(({ url }) => new URL(url).origin))].toSorted(),
  )
  expect(policy).toContain(`connect-src 'self';`)
})

test('scans and grids may be read from where the configuration says, sound and film from here alone', () => {
  const policy = contentSecurityPolicy('/index.html', hashes, {
    mapImageUrlTemplate: 'https://scans.example/{id}/{z}/{x}/{y}.png',
    datumGrids: [{ url: 'https://grids.example/BETA2007.gsb' }, { url: '/grids/own.gsb' }],
  })
  expect(policy).toContain(`connect-src 'self' https://scans.example https://grids.example;`)
  expect(policy).toContain(`img-src 'self' data: blob: https://scans.example;`)
  expect(policy).toContain(`media-src 'self';`)
})

test('WebAssembly is let into five workers, and onto no page', () => {
  const worker = contentSecurityPolicy('/assets/xmllint-browser-B2x_9-a.js', hashes, {})
  for (const name of ['geoPackage', 'raster', 'sheetPdf', 'webp'])
    expect(contentSecurityPolicy(`/assets/${name}.worker-B2x_9-a.js`, hashes, {})).toBe(worker)
  expect(worker).toContain(`script-src 'self' 'wasm-unsafe-eval'`)
  expect(worker).toContain(`default-src 'none'`)
  for (const path of [
    '/index.html',
    '/assets/pdf.worker-B2x.js',
    '/xmllint-browser-B2x.js',
    '/assets/xmllint-browser-.html',
  ]) {
    expect(contentSecurityPolicy(path, hashes, {})).not.toContain('wasm')
  }
})
