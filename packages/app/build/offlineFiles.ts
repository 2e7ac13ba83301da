import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { VitePWA } from 'vite-plugin-pwa'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** Pages that do not open without a line, and parts of the frame that are of no use there and large. */
const leftOut = /^src\/pages\/(?!(reports|login|errors)\/)|tus-js-client|EChart\//

/** Files that code names by itself: workers. They are listed in no manifest. */
const named = /assets\/[\w.-]+\.worker-[\w-]+\.js|(?<=["'`/])[\w.-]+\.worker-[\w-]+\.js/g

/** Files of the build that the product needs to open without a line: what its shell and the pages of reports reach. */
export function offlineFiles(folder: string): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    if (chunk.file.endsWith('.js')) {
      for (const [name] of readFileSync(join(folder, chunk.file), 'utf8').matchAll(named))
        files.add(`assets/${basename(name)}`)
    }
    // A file is of no use without those that it imports, wherever they lie.
    for (const next of chunk.imports ?? []) visit(next)
    for (const next of chunk.dynamicImports ?? []) if (!leftOut.test(next)) visit(next)
  }
  visit('index.html')
  visit('landing.html')
  return files
}

/** Beside the build's own: pages, fonts of the screen, signs. */
const always = /^(index\.html|landing\.html|favicon\.svg|forest\.svg|assets\/inter-latin(-ext)?-wght-normal-.*\.woff2)$/

/** Builds the service worker and gives it the list of files that open without a line. */
export function serviceWorker() {
  let folder = ''
  return [
    {
      name: 'waldkerf:offline-files',
      configResolved(config: { build: { outDir: string }; root: string }) {
        folder = join(config.root, config.build.outDir)
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/platform/offline/worker',
      filename: 'serviceWorker.ts',
      manifest: false,
      injectRegister: null,
      injectManifest: {
        injectionPoint: 'self.offlineFiles',
        globPatterns: ['**/*.{html,js,css,svg,woff2,json}'],
        // No page that opens without a line reads the sheets of a PDF, and its reader is larger than a file here may be.
        globIgnores: ['demo/**', '**/*.{br,gz}', 'assets/sheetPdf.worker-*.js'],
        maximumFileSizeToCacheInBytes: 2 ** 20,
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          (entries) => {
            const files = offlineFiles(folder)
            return { manifest: entries.filter(({ url }) => always.test(url) || files.has(url)), warnings: [] }
          },
        ],
      },
    }),
  ]
}
