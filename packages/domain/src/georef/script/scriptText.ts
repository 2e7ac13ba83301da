import type { Message } from '../message.ts'
import { decimal } from './decimal.ts'
import { fileProblem } from './files.ts'
import { quote } from './quote.ts'
import type { ScriptOptions, ScriptOrder } from './scriptOrder.ts'
import { type Pair, scriptPoints } from './points/scriptPoints.ts'

export type Script = { ok: true; text: string } | { ok: false; message: Message }

const noSystem: Message = {
  de: 'Die Karte hat kein Koordinatensystem (EPSG).',
  en: 'The map has no coordinate system (EPSG).',
}

/**
 * The text of `karte.georef_bash`: the same order gives the same bytes, so that it can be compared with what is
 * stored, whatever order the points come in. It is text to this product, never run by it.
 */
export function scriptText(order: ScriptOrder): Script {
  const { epsg, files, options } = order
  if (epsg === null || !Number.isInteger(epsg) || epsg <= 0) return { ok: false, message: noSystem }
  const problem = fileProblem(files)
  if (problem) return { ok: false, message: problem }
  // A sum depends on the order of its parts, to the last digit.
  const points = scriptPoints({ ...order, points: order.points.toSorted((one, other) => one.nr - other.nr) })
  if (!points.ok) return points
  const [input, temporary, output] = [quote(files.input), quote(files.temporary), quote(files.output)]
  const translate = ['gdal_translate', '-of GTiff', `-a_srs EPSG:${epsg}`]
  if (options.worldFile) translate.push('-co TFW=YES')
  translate.push(...points.pairs.map(gcp), input, temporary)
  const warp = ['gdalwarp', `-r ${options.resampling}`, points.flag, ...warpOptions(options)]
  warp.push(`-t_srs EPSG:${epsg}`, temporary, output)
  const lines = ['#!/bin/sh', 'set -e', points.comment, translate.join(' '), warp.join(' '), '']
  return { ok: true, text: lines.filter((line) => line !== null).join('\n') }
}

/** GDAL counts rows downwards from 0, the points file upwards. */
function gcp({ pixel: [x, y], map: [east, north] }: Pair): string {
  return `-gcp ${decimal(x)} ${decimal(-y)} ${decimal(east)} ${decimal(north)}`
}

function warpOptions({ compression, alpha, resolution }: ScriptOptions): string[] {
  const options = [`-co COMPRESS=${compression}`]
  if (alpha) options.push('-dstalpha')
  if (resolution) options.push(`-tr ${decimal(resolution.x)} ${decimal(resolution.y)}`)
  return options
}
