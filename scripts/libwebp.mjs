import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, globSync, readFileSync } from 'node:fs'
import { root } from './pinned-node.mjs'

/**
 * Makes `rows.wasm`, which decodes large WebPs row by row, of `rows.c` and the sources of libwebp 1.6.0, by Zig 0.17.1:
 * `node scripts/libwebp.mjs FOLDER`, with `ZIG` for where Zig is. Decision 195 has the hash of what comes out.
 */
const [cwd] = process.argv.slice(2)
const place = `${root}packages/ui/src/parts/ScanView/picture/worker/webp/libwebp/`
const sources = globSync(['src/dec/*.c', 'src/dsp/*.c', 'src/utils/*.c'], { cwd }).toSorted()
const options = ['--target=wasm32-wasi', '-mexec-model=reactor', '-O3', '-DNDEBUG', '-Wl,--strip-all', '-I.']
const args = ['cc', ...options, `${place}rows.c`, ...sources, '-o', `${place}rows.wasm`]
const { status } = spawnSync(process.env.ZIG ?? 'zig', args, { cwd, stdio: 'inherit' })
if (status === 0) {
  // Zig makes it a program.
  chmodSync(`${place}rows.wasm`, 0o644)
  const hash = createHash('sha256').update(readFileSync(`${place}rows.wasm`))
  console.log(hash.digest('hex'))
}
process.exitCode = status ?? 1
