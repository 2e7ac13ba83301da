import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'
import { checkSizes } from './size.mjs'

/** Builds the static site into `dist/`, compresses it for the web server, and checks what the first load costs. */
ensureInstalled()
const { status } = spawnSync(pinnedNode(), [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel=warn'], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

/** The smallest files take ten CPU s, as long as the rest of the build: tests do without. */
const isQuick = process.argv.includes('--quickly')
const compressible = /\.(html|js|css|svg|json|wasm|data)$/
/** GDAL has 40 MB: packed as well as can be it is a fifteenth smaller, and takes two minutes. */
const large = 4_000_000
for (const file of readdirSync(`${root}dist`, { recursive: true, withFileTypes: true })) {
  const path = join(file.parentPath, file.name)
  // config.json is changed by hand after the build; a compressed copy would go on answering the old one.
  if (!file.isFile() || !compressible.test(file.name) || file.name === 'config.json') continue
  const bytes = readFileSync(path)
  if (bytes.length < 1_000) continue
  // GDAL as it is: no test asks for it packed.
  if (isQuick && bytes.length > large) continue
  const quality = isQuick || bytes.length > large ? 5 : 11
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: bytes.length > large ? 6 : 9 }))
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
}
process.exitCode = checkSizes(`${root}dist`) ? 0 : 1
