import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import react from '@vitejs/plugin-react'

/**
 * Builds a limit into a folder that the web server serves like the product's `dist`.
 * @param root the folder of its page
 */
export async function buildLimit(folder: string, product: string, root = import.meta.dirname): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ script: [], style: [hash] }))
  writeFileSync(join(folder, 'template-paths.json'), JSON.stringify({ paths: [] }))
  for (const file of ['config.json', 'silent-check-sso.html', 'landing.html']) {
    copyFileSync(join(product, file), join(folder, file))
  }
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const name of readdirSync(join(product, 'assets')).filter((file) => file.startsWith('silentCheck'))) {
    copyFileSync(join(product, 'assets', name), join(folder, 'assets', name))
  }
  for (const file of ['index.html', ...readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)]) {
    if (!file.endsWith('.br'))
      writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))))
  }
}
