import type { Message } from '../message.ts'
import { decimal } from './decimal.ts'
import type { ScriptOptions, ScriptOrder, ScriptFiles } from './scriptOrder.ts'
import { type Pair, scriptPoints } from './points/scriptPoints.ts'

/**
 * A file name as one POSIX shell word: in single quotes, and `./` before a leading `-`, which would be an option.
 * Throws for a newline or NUL, which no file name of a map has.
 */
export function quote(name: string): string {
  if (/[\n\0]/.test(name)) throw new RangeError('a file name must not contain a newline or NUL')
  const path = name.startsWith('-') ? `./${name}` : name
  return `'${path.replaceAll("'", String.raw`'\''`)}'`
}

const problems = {
  empty: { de: 'Ein Dateiname fehlt.', en: 'A file name is missing.' },
  control: {
    de: 'Ein Dateiname enthält einen Zeilenumbruch oder ein Nullzeichen.',
    en: 'A file name contains a line break or a NUL character.',
  },
  same: {
    de: 'Kartenbild, Zwischendatei und Ergebnis müssen verschiedene Dateien sein, sonst ginge eine verloren.',
    en: 'Scan, temporary file and result must be different files, or one would be lost.',
  },
} satisfies Record<string, Message>

/** Why a script must not be written with these names; null if it can. */
export function fileProblem({ input, temporary, output }: ScriptFiles): Message | null {
  const names = [input, temporary, output]
  if (names.some((name) => name.trim() === '')) return problems.empty
  if (names.some((name) => /[\n\r\0]/.test(name))) return problems.control
  const places = new Set(names.map((name) => name.replace(/^(\.\/+)+/, '')))
  return places.size < names.length ? problems.same : null
}

export type Script = { ok: true; text: string } | { ok: false; message: Message }

const noSystem: Message = {
  de: 'Die Karte hat kein Koordinatensystem (EPSG).',
  en: 'The map has no coordinate system (EPSG).',
}

/** Words of the two commands, without the files' names, which come last. */
export type Commands =
  | { ok: true; translate: string[]; warp: string[]; comment: string | null }
  | { ok: false; message: Message }

/** The commands that georeference a scan, whatever order the points come in. */
export function warpCommands({ options, epsg, ...order }: Omit<ScriptOrder, 'files'>): Commands {
  if (epsg === null || !Number.isInteger(epsg) || epsg <= 0) return { ok: false, message: noSystem }
  // A sum depends on the order of its parts, to the last digit.
  const sorted = order.points.toSorted((one, other) => one.nr - other.nr)
  const points = scriptPoints({ ...order, points: sorted })
  if (!points.ok) return points
  const system = `EPSG:${epsg}`
  const world = options.worldFile ? ['-co', 'TFW=YES'] : []
  return {
    ok: true,
    translate: ['-of', 'GTiff', '-a_srs', system, ...world, ...points.pairs.flatMap(gcp)],
    warp: ['-r', options.resampling, ...points.flag.split(' '), ...warpOptions(options), '-t_srs', system],
    comment: points.comment,
  }
}

/**
 * The text of `karte.georef_bash`: the same order gives the same bytes, so that it can be compared with what is
 * stored. It is text to this product, never run by it.
 */
export function scriptText({ files, ...order }: ScriptOrder): Script {
  const problem = fileProblem(files)
  if (problem) return { ok: false, message: problem }
  const commands = warpCommands(order)
  if (!commands.ok) return commands
  const [input, temporary, output] = [quote(files.input), quote(files.temporary), quote(files.output)]
  const translate = ['gdal_translate', ...commands.translate, input, temporary].join(' ')
  const warp = ['gdalwarp', ...commands.warp, temporary, output].join(' ')
  const lines = ['#!/bin/sh', 'set -e', commands.comment, translate, warp, '']
  return { ok: true, text: lines.filter((line) => line !== null).join('\n') }
}

/** GDAL counts rows downwards from 0, the points file upwards. */
function gcp({ pixel: [x, y], map: [east, north] }: Pair): string[] {
  return ['-gcp', decimal(x), decimal(-y), decimal(east), decimal(north)]
}

function warpOptions({ compression, alpha, resolution }: ScriptOptions): string[] {
  const options = ['-co', `COMPRESS=${compression}`]
  if (alpha) options.push('-dstalpha')
  if (resolution) options.push('-tr', decimal(resolution.x), decimal(resolution.y))
  return options
}
