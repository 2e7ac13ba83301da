import { compressions, resamplings, type ScriptFiles, type ScriptOptions } from './scriptOrder.ts'

/** A stored script's files and options, as far as the product wrote it. */
export interface ReadScript {
  files: ScriptFiles
  options: ScriptOptions
  /** Its points were computed from the fit as a grid. */
  isGrid: boolean
}

/** File names and options of a script as `scriptText` writes it, null for others; the points are not read. */
export function readScript(text: string): ReadScript | null {
  const lines = text.split('\n')
  const translate = words(lines.find((line) => line.startsWith('gdal_translate ')) ?? '')
  const warp = words(lines.find((line) => line.startsWith('gdalwarp ')) ?? '')
  const [input, temporary] = translate.slice(-2)
  const output = warp.at(-1)
  const resampling = resamplings.find((one) => one === after(warp, '-r'))
  const compression = compressions.find((one) => `COMPRESS=${one}` === after(warp, '-co'))
  if (!input || !temporary || !output || !resampling || !compression) return null
  return {
    files: { input, temporary, output },
    options: {
      resampling,
      compression,
      alpha: warp.slice(0, -2).includes('-dstalpha'),
      worldFile: after(translate.slice(0, -2), '-co') === 'TFW=YES',
      resolution: resolution(warp),
    },
    isGrid: /^# \w+: a grid of /m.test(text),
  }
}

const after = (all: readonly string[], option: string): string | undefined => {
  const at = all.indexOf(option)
  return at < 0 ? undefined : all[at + 1]
}

function resolution(warp: readonly string[]): ScriptOptions['resolution'] {
  const at = warp.slice(0, -2).indexOf('-tr')
  if (at < 0) return null
  const [x, y] = [Number(warp[at + 1]), Number(warp[at + 2])]
  return x > 0 && y > 0 ? { x, y } : null
}

/** The words of a command as a POSIX shell reads what `quote` has written; `./` before a leading `-` is ours. */
function words(command: string): string[] {
  const found = command.match(/(?:'[^']*'|\\'|[^\s'\\])+/g) ?? []
  return found.map((word) => {
    const plain = word.replaceAll(
      /'([^']*)'|\\(')/g,
      (_, quoted: string | undefined, mark: string | undefined) => quoted ?? mark ?? '',
    )
    return plain.startsWith('./-') ? plain.slice(2) : plain
  })
}
