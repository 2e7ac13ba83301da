import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FitPoint, Mapping } from '../solver/types.ts'
import { scriptText, fileProblem } from './scriptText.ts'
import { readScript } from './readScript.ts'
import { compressions, plainOptions, resamplings, type ScriptOptions, type ScriptOrder } from './scriptOrder.ts'
import { storedScriptState } from './storedScript.ts'

const tilted: Mapping = ([x, y]) => {
  const w = 1 + 1e-6 * x - 2e-6 * y
  return [389_000 + (0.2 * x - 0.05 * y) / w, 5_810_000 + (0.05 * x + 0.21 * y) / w]
}
/** A projective mapping whose horizon lies at column 100,000. */
const horizon: Mapping = ([x, y]) => [389_000 + (0.2 * x) / (1 - 1e-5 * x), 5_810_000 + (0.2 * y) / (1 - 1e-5 * x)]
const turned: Mapping = ([x, y]) => [4_500_000 + 0.25 * x - 0.125 * y, 5_800_000 + 0.125 * x + 0.25 * y]

function samplePoints(mapping: Mapping): FitPoint[] {
  return Array.from({ length: 12 }, (_, at) => {
    const pixel = [(at % 4) * 4000, -Math.floor(at / 4) * 4000] as const
    const [mapx, mapy] = mapping(pixel)
    return { nr: at + 1, pixelx: pixel[0], pixely: pixel[1], mapx, mapy, enable: true }
  })
}

const order: ScriptOrder = {
  type: 'polynomial1',
  points: samplePoints(turned).slice(0, 5),
  epsg: 31468,
  sheet: { width: 12_000, height: 8000 },
  files: { input: 'Blatt 7.tif', temporary: 'Blatt 7_gcp.tif', output: 'Blatt 7_georef.tif' },
  options: plainOptions,
}

function textWith(changes: Partial<ScriptOrder>): string {
  const script = scriptText({ ...order, ...changes })
  if (!script.ok) throw new Error(script.message.en)
  return script.text
}

describe('the script', () => {
  test('of a polynomial takes the enabled points by number', () => {
    const points = order.points.map((point) => ({ ...point, enable: point.nr !== 2 })).toReversed()
    expect(textWith({ points })).toBe(
      `#!/bin/sh
set -e
gdal_translate -of GTiff -a_srs EPSG:31468 -gcp 0 0 4500000 5800000 -gcp 8000 0 4502000 5801000 -gcp 12000 0 4503000 5801500 -gcp 0 4000 4500500 5799000 'Blatt 7.tif' 'Blatt 7_gcp.tif'
gdalwarp -r near -order 1 -co COMPRESS=NONE -t_srs EPSG:31468 'Blatt 7_gcp.tif' 'Blatt 7_georef.tif'
`,
    )
  })

  test('has every option in its place', () => {
    const text = textWith({
      type: 'tps',
      options: {
        resampling: 'cubicspline',
        compression: 'DEFLATE',
        alpha: true,
        worldFile: true,
        resolution: { x: 0.25, y: 1e-7 },
      },
    })
    expect(text).toContain('-a_srs EPSG:31468 -co TFW=YES -gcp 0 0 ')
    expect(text).toContain(
      'gdalwarp -r cubicspline -tps -co COMPRESS=DEFLATE -dstalpha -tr 0.25 0.0000001 -t_srs EPSG:31468 ',
    )
  })

  test.each(['linear', 'helmert'] as const)('of %s takes the four sheet corners', (type) => {
    const text = textWith({ type, points: samplePoints(([x, y]) => [500_000 + 0.5 * x, 5_800_000 + 0.5 * y]) })
    expect(text).toContain(`# ${type}: the four sheet corners, computed from the fit\n`)
    expect(text).toMatch(/ -order 1 /)
    const gcps = [...text.matchAll(/-gcp (\S+) (\S+) (\S+) (\S+)/g)].map((found) => found.slice(1).map(Number))
    expect(gcps.map(([x, y]) => [x, y])).toEqual([
      [0, 0],
      [12_000, 0],
      [0, 8000],
      [12_000, 8000],
    ])
    expect(gcps[3]?.[2]).toBeCloseTo(506_000, 6)
    expect(gcps[3]?.[3]).toBeCloseTo(5_796_000, 6)
  })

  test('of projective takes a grid and says how far off the spline is', () => {
    const text = textWith({ type: 'projective', points: samplePoints(tilted) })
    const [, cells, other, deviation] = /grid of (\d+) x (\d+) points.* at most (\S+) px/.exec(text) ?? []
    expect(cells).toBe(other)
    expect(Number(deviation)).toBeLessThanOrEqual(0.02)
    expect(text.match(/-gcp /g)).toHaveLength(Number(cells) ** 2)
    expect(text).toContain(' -tps ')
  })

  test('is the same for the same order, and ends with one line break', () => {
    for (const type of ['linear', 'helmert', 'polynomial1', 'projective', 'tps'] as const) {
      const points = samplePoints(tilted)
      const shuffled = points.toReversed().toSorted((one, other) => ((one.nr * 7) % 12) - ((other.nr * 7) % 12))
      expect(textWith({ type, points: shuffled })).toBe(textWith({ type, points }))
      expect(textWith({ type, points })).toMatch(/[^\n]\n$/)
    }
  })
})

/** Points on a slanted band. @param part its width divided by its length */
function bandPoints(part: number): FitPoint[] {
  return Array.from({ length: 14 }, (_, at) => {
    const along = (at - 6.5) / 13
    const across = part * (((at * 5) % 14) / 13 - 0.5)
    const pixel = [6000 + 5000 * (along - across), -4000 - 3500 * (along + across)] as const
    const [mapx, mapy] = turned(pixel)
    // Real points deviate a little.
    return { nr: at + 1, pixelx: pixel[0], pixely: pixel[1], mapx: mapx + 0.02 * Math.sin(at * 7), mapy, enable: true }
  })
}

describe('points nearly in one line', () => {
  test.each(['polynomial1', 'tps'] as const)('%s goes out as a grid of the fit', (type) => {
    const text = textWith({ type, points: bandPoints(0.04) })
    const [, side = '', deviation] = new RegExp(`# ${type}: a grid of (\\d+) x .* at most (\\S+) px`).exec(text) ?? []
    expect(text.match(/-gcp /g)).toHaveLength(Number(side) ** 2)
    expect(Number(deviation)).toBeLessThan(0.5)
    expect(text).toContain(' -tps ')
  })
  test('a wider band goes out as its points, and disabled points do not widen it', () => {
    expect(textWith({ type: 'tps', points: bandPoints(0.1) })).not.toContain('grid')
    const aside = { nr: 15, pixelx: 100, pixely: -7900, mapx: 4_501_000, mapy: 5_798_000, enable: false }
    expect(textWith({ type: 'tps', points: [...bandPoints(0.04), aside] })).toContain('grid')
  })
  test('there is no grid without a sheet, and none of a sheet that folds', () => {
    const noSheet = scriptText({ ...order, type: 'tps', points: bandPoints(0.04), sheet: null })
    expect(noSheet.ok ? '' : noSheet.message.de).toContain('Breite')
    const bent = bandPoints(0.01).map((point) => ({ ...point, mapx: point.mapx + (point.nr % 2 ? 30 : -30) }))
    const folded = scriptText({ ...order, type: 'polynomial2', points: bent })
    expect(folded.ok ? '' : folded.message.en).toContain('folds')
  })
})

describe('a stored script', () => {
  test('tells its names and options again', () => {
    const name = fc
      .string({ unit: fc.constantFrom('a', "'", '\\', ' ', '-', '$', '"', 'ü'), minLength: 1 })
      .map((text) => `${text}x`)
    const options = fc.record<ScriptOptions>({
      resampling: fc.constantFrom(...resamplings),
      compression: fc.constantFrom(...compressions),
      alpha: fc.boolean(),
      worldFile: fc.boolean(),
      resolution: fc.option(fc.double({ min: 1e-6, max: 1e3, noNaN: true }).map((size) => ({ x: size, y: size }))),
    })
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 3, maxLength: 3 }), options, ([a = '', b = '', c = ''], chosen) => {
        const files = { input: a, temporary: b, output: c }
        fc.pre(fileProblem(files) === null)
        const read = readScript(textWith({ files, options: chosen }))
        expect(read).toEqual({ files, options: chosen, isGrid: false })
      }),
    )
    expect(readScript(textWith({ type: 'projective', points: samplePoints(tilted) }))?.isGrid).toBe(true)
  })
  test('is no longer that of the points only when these, type or system are others', () => {
    const stored = textWith({
      files: { ...order.files, output: 'anders.tif' },
      options: { ...plainOptions, resampling: 'cubic' },
    })
    expect(storedScriptState('', order)).toBe('none')
    expect(storedScriptState(stored, order)).toBe('same')
    expect(storedScriptState(stored, { ...order, options: { ...plainOptions, alpha: true } })).toBe('same')
    expect(storedScriptState(stored, { ...order, epsg: 25833 })).toBe('outdated')
    expect(storedScriptState(stored, { ...order, points: order.points.slice(1) })).toBe('outdated')
    expect(storedScriptState('echo', order)).toBe('outdated')
    const band: ScriptOrder = { ...order, type: 'tps', points: bandPoints(0.04) }
    expect(storedScriptState(textWith({ type: 'tps', points: bandPoints(0.1) }), band)).toBe('points')
    expect(storedScriptState(textWith(band), band)).toBe('same')
  })
  test.each(['', '#!/bin/sh\n', 'gdalwarp -r best a b', "gdal_translate 'a' 'b'"])(
    'that is none of ours: %j',
    (text) => {
      expect(readScript(text)).toBeNull()
    },
  )
})

describe('there is no script', () => {
  test.each<[string, Partial<ScriptOrder>, RegExp]>([
    ['for points that do not fit', { type: 'polynomial3' }, /Zu wenige/],
    ['without a coordinate system', { epsg: null }, /EPSG/],
    ['of corners without a sheet', { type: 'helmert', sheet: null }, /Breite/],
    ['without a name', { files: { ...order.files, output: '' } }, /fehlt/],
    ['with a line break in a name', { files: { ...order.files, output: 'a\nb' } }, /Zeilenumbruch/],
    ['that writes over the scan', { files: { ...order.files, output: './Blatt 7.tif' } }, /verschiedene/],
  ])('%s', (_, changes, message) => {
    const script = scriptText({ ...order, ...changes })
    expect(script.ok ? '' : script.message.de).toMatch(message)
  })

  test('of a projective transformation whose horizon crosses the sheet', () => {
    const sheet = { width: 120_000, height: 8000 }
    const script = scriptText({ ...order, type: 'projective', points: samplePoints(horizon), sheet })
    expect(script.ok ? '' : script.message.en).toContain('not defined everywhere')
  })
})

test('the shell hands every file name to GDAL as it was given', () => {
  const unit = fc.constantFrom(
    'a',
    'ü',
    "'",
    '"',
    '$',
    '`',
    '\\',
    ' ',
    '*',
    '!',
    '-',
    '~',
    ';',
    '&',
    '|',
    '#',
    '(',
    '\t',
  )
  const name = fc.string({ unit, minLength: 1, maxLength: 8 }).map((text) => `${text}x`)
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 3, maxLength: 3 }), ([input = '', temporary = '', output = '']) => {
      const functions = 'last() { for word; do before=$past; past=$word; done; printf "%s\\n" "$before" "$past"; }\n'
      const run = textWith({ files: { input, temporary, output } }).replace(/^gdal\w+/gm, 'last')
      const seen = execFileSync('sh', ['-c', functions + run], { encoding: 'utf8' })
      const paths = [input, temporary, temporary, output].map((path) => (path.startsWith('-') ? `./${path}` : path))
      expect(seen).toBe(`${paths.join('\n')}\n`)
    }),
    { numRuns: 40 },
  )
})
