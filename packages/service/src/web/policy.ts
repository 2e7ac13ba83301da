/** Part of `config.json` that the page's policy depends on. */
export interface PolicyConfig {
  keycloak?: { url?: string }
  dataService?: string
  baseMaps?: readonly { url?: string }[]
  mapImageUrlTemplate?: string
  datumGrids?: readonly { url?: string }[]
}

/** Inline styles and scripts of the entry pages, fixed at build time: `'sha256-…'` without the quotes. */
export interface InlineHashes {
  script: readonly string[]
  style: readonly string[]
}

/** Hash of the empty text: styled-components fills an empty style element by script. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** Pages that keycloak-js loads into a frame of the application. */
const framed = new Set(['/silent-check-sso.html'])

/**
 * The workers that check invoices, write GeoPackages, run GDAL and read PDF sheets or large WebPs run WebAssembly; a worker obeys the policy
 * of its own file, and no page has this one.
 */
const wasmWorker = /^\/(demo\/)?assets\/(xmllint-browser|(geoPackage|raster|sheetPdf|webp)\.worker)-[\w-]+\.js$/
const wasmPolicy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'`

/**
 * The content security policy of a page, without any `unsafe-*`. Foreign hosts come from the configuration alone.
 * @param path of the page
 */
export function contentSecurityPolicy(path: string, hashes: InlineHashes, config: PolicyConfig): string {
  if (wasmWorker.test(path)) return wasmPolicy
  const identity = origins([config.keycloak?.url])
  const data = origins([config.dataService])
  // Scans and grids are fetched as files, whatever shows them.
  const files = origins([config.mapImageUrlTemplate, ...(config.datumGrids ?? []).map(({ url }) => url)])
  const images = origins([config.mapImageUrlTemplate, ...(config.baseMaps ?? []).map(({ url }) => url)])
  const directives: Record<string, readonly string[]> = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...quoted(hashes.script)],
    'style-src': [`'self'`, ...quoted([...new Set([emptyStyle, ...hashes.style])])],
    'img-src': [`'self'`, 'data:', 'blob:', ...images],
    'media-src': [`'self'`],
    'connect-src': [`'self'`, ...new Set([...data, ...identity, ...files])],
    'font-src': [`'self'`],
    'frame-src': [`'self'`, 'blob:', ...identity],
    'worker-src': [`'self'`],
    'manifest-src': [`'self'`],
    'form-action': [`'self'`, ...identity],
    'base-uri': [`'none'`],
    'frame-ancestors': [framed.has(path) ? `'self'` : `'none'`],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`)

/** The origins of absolute web addresses; tile templates may have braces in their host. */
function origins(addresses: readonly (string | undefined)[]): string[] {
  const found = addresses.flatMap((address) => {
    const [, scheme, host] = /^(https?):\/\/([^/?#\s;,'"]+)/.exec(address ?? '') ?? []
    return scheme === undefined || host === undefined ? [] : [`${scheme}://${host.replace(/^\{[^}]*\}/, '*')}`]
  })
  return [...new Set(found)]
}

/** Headers of every answer, whatever it is. */
export function securityHeaders(origin: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    ...(origin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}
