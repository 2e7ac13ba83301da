import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup, runnerImport } from 'vite'

/** The app package's folder. */
export const appFolder = fileURLToPath(new URL('..', import.meta.url))

interface Pieces {
  theme: string
  shell: string
  shellStyle: string
  landing: string
  landingStyle: string
  /** A picture of its own, for the pages of the identity service. */
  forest: string
}

/** Markup that ui contributes at build time: one source for the static pages and the React shell. */
async function renderPieces(): Promise<Pieces> {
  const { module } = await runnerImport<{ renderPieces: () => Pieces }>(`${appFolder}build/pieces.tsx`)
  return module.renderPieces()
}

const fontFiles = /@fontsource-variable\/inter\/files\/([\w-]+\.woff2)/g
const fontStyle = readFileSync(`${appFolder}../ui/src/theme/fonts.css`, 'utf8').replace(/\/\*.*?\*\/\s*/gs, '')

/** The fonts' files, by the names that the style calls them; two faces may share one. */
const fonts = [...new Map([...fontStyle.matchAll(fontFiles)].map(([module, name = '']) => [module, name]))].map(
  ([module, name]) => ({ name, path: createRequire(import.meta.url).resolve(module) }),
)

/** The fonts' style with the addresses they have in this build: inline in the page it does not delay the first paint. */
function fontStyleFor(bundle: Rollup.OutputBundle | undefined): string {
  const files = Object.values(bundle ?? {}).filter((file) => file.type === 'asset')
  return fontStyle.replace(fontFiles, (_module, name: string) => {
    const built = files.find((file) => file.names.includes(name))
    return built ? chunkAddress(built) : `/@fs${fonts.find((font) => font.name === name)?.path ?? ''}`
  })
}

/** A boot script as one classic script's text. */
async function bundleBoot(name: 'boot' | 'frameBoot' | 'landingBoot' | 'templateBoot'): Promise<string> {
  const result = await build({
    root: appFolder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: `src/platform/boot/${name}.ts`, formats: ['iife'], name },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error(`the script ${name} did not build`)
  return output.output[0].code.trim()
}

const chunkAddress = (chunk: { fileName: string }) => `/${chunk.fileName}`

/** A chunk and everything it imports statically: one forgotten chunk costs a whole round trip. */
function withImports(bundle: Rollup.OutputBundle, fileName: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return seen
  seen.add(fileName)
  for (const imported of chunk.imports) withImports(bundle, imported, seen)
  return seen
}

function findChunk(bundle: Rollup.OutputBundle, module: string): Rollup.OutputChunk {
  const found = Object.values(bundle).find(
    (chunk): chunk is Rollup.OutputChunk =>
      chunk.type === 'chunk' && chunk.isDynamicEntry && (chunk.facadeModuleId ?? '').includes(module),
  )
  if (!found) throw new Error(`no chunk of ${module} in the build`)
  return found
}

/** Pages whose chunks are announced by the address that is opened. */
const announced = {
  '/dashboard': 'pages/dashboard/DashboardPage',
  '/gis/index': ['pages/gis/GisPage', 'pages/gis/tabs/preloadTab'],
  '/profile/index': 'pages/profile/ProfilePage',
  '/reports/index': 'pages/reports/ReportsPage',
  '/reports/new': 'pages/reports/NewReportPage',
  '/statistics/index': ['pages/statistics/StatisticsPage', 'pages/statistics/preloadYear'],
  // Beside the list, where there is room for both.
  '/gis/index wide': ['screens/gis/map/BeetleMap', 'MapView/leaflet/createMap'],
} as const

function fillBoot(boot: string, bundle: Rollup.OutputBundle, entry: Rollup.OutputChunk) {
  const already = withImports(bundle, entry.fileName)
  const keycloak = findChunk(bundle, 'keycloak-js')
  const pages = findChunk(bundle, 'routes/pages')
  const chunks = Object.fromEntries(
    Object.entries(announced).map(([path, modules]) => {
      const files = [modules].flat().flatMap((module) => [...withImports(bundle, findChunk(bundle, module).fileName)])
      // The dashboard's code is asked for without the loaders of the other pages.
      const loaders = path === '/dashboard' ? [] : [pages.fileName]
      const named = [...new Set([...loaders, ...files, keycloak.fileName])].filter((file) => !already.has(file))
      return [path, named.map((file) => `/${file}`)]
    }),
  )
  return boot
    .replace('"__ROUTE_CHUNKS__"', JSON.stringify(chunks))
    .replace('"__KEYCLOAK_CHUNK__"', JSON.stringify(chunkAddress(keycloak)))
    .replace('`__ROUTE_CHUNKS__`', JSON.stringify(chunks))
    .replace('`__KEYCLOAK_CHUNK__`', JSON.stringify(chunkAddress(keycloak)))
}

const source = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const contents = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => match[1] ?? '')

/**
 * Writes theme, boot scripts and the frame's markup into the entry pages, and their hashes into `csp.json` for the
 * header. Last in the pipeline: what it writes is what is served, to the byte.
 */
export function fillPages(): Plugin {
  let pieces: Pieces
  let boot: string
  let frameBoot: string
  let landingBoot: string
  let templateBoot: string
  return {
    name: 'waldkerf:fill-pages',
    async buildStart() {
      pieces = await renderPieces()
      boot = await bundleBoot('boot')
      frameBoot = await bundleBoot('frameBoot')
      landingBoot = await bundleBoot('landingBoot')
      templateBoot = await bundleBoot('templateBoot')
      if (this.environment.mode !== 'build') return
      this.emitFile({ type: 'asset', fileName: 'forest.svg', source: pieces.forest })
      for (const { name, path } of fonts) this.emitFile({ type: 'asset', name, source: readFileSync(path) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        const fontFaces = fontStyleFor(bundle)
        const script = bundle && chunk && html.includes('<!--boot-->') ? fillBoot(boot, bundle, chunk) : ''
        return html
          .replace('<!--boot-->', () => `<script>${script}</script>`)
          .replace('<!--template-boot-->', () => `<script>${templateBoot}</script>`)
          .replace('<!--theme-->', () => `<style>${fontFaces}${pieces.theme}\n${pieces.shellStyle}</style>`)
          .replace('<!--landing-style-->', () => `<style>${fontFaces}${pieces.theme}\n${pieces.landingStyle}</style>`)
          .replace('<!--shell-->', () => pieces.shell)
          .replace('<!--frame-boot-->', () => `<script>${frameBoot}</script>`)
          .replace('<!--landing-boot-->', () => `<script>${landingBoot}</script>`)
          .replace('<!--landing-->', () => pieces.landing)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pages = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.html') ? [String(file.source)] : [],
        )
        const hashes = (tag: 'script' | 'style') => [
          ...new Set(pages.flatMap((html) => contents(html, tag)).map(source)),
        ]
        this.emitFile({
          type: 'asset',
          fileName: 'csp.json',
          source: JSON.stringify({ script: hashes('script'), style: hashes('style') }),
        })
      },
    },
  }
}
