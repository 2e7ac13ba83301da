import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fontTools } from '@waldkerf/service/production/programs/fontTools'
import { run } from '@waldkerf/service/production/programs/kept'

/**
 * The signs of a font that are needed, as a data address.
 * @param font bytes of a WOFF file
 * @param signs code points
 */
export async function subsetFont(font: Buffer, signs: readonly number[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-font-'))
  try {
    const [whole, part] = [join(folder, 'whole.woff'), join(folder, 'part.woff')]
    writeFileSync(whole, font)
    const unicodes = signs.map((sign) => sign.toString(16)).join(',')
    const options = [`--unicodes=${unicodes}`, '--flavor=woff', '--no-hinting', `--output-file=${part}`]
    const env = { ...process.env, PYTHONPATH: await fontTools() }
    await run('python3', ['-m', 'fontTools.subset', whole, ...options], { env })
    return `data:font/woff;base64,${readFileSync(part).toString('base64')}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}
