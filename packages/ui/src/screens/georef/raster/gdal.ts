import type { RasterJob } from '@waldkerf/domain/georef/raster/rasterJob'
import type { BlobFiles } from './blobReads.ts'
import { keepInBlocks, type MemoryFiles } from './blockFiles.ts'
import type { SpareRoom } from './spareFile.ts'
import load from 'gdal3.js/build/package/gdal3WebAssembly.js'

type Pointer = number

/** The module of gdal3.js, as far as it is used here (Emscripten's own interface, and C functions of GDAL 3.8). */
export interface GdalModule {
  locateFile: (name: string) => string
  /** Bytes of the package of grids and tables, where they are read from a file. */
  getPreloadedPackage?: (name: string) => ArrayBuffer
  print: (text: string) => void
  printErr: (text: string) => void
  preRun: ((module: { ENV: Record<string, string> }) => void)[]
  ccall(name: string, returns: 'number' | 'string' | null, kinds: string[], values: unknown[]): number
  addFunction(callback: (...values: number[]) => number, signature: string): Pointer
  setValue(at: Pointer, value: number, type: 'i8' | 'i32'): void
  FS: {
    mkdir(path: string): void
    mount(type: unknown, options: object, path: string): void
    writeFile(path: string, bytes: Uint8Array): void
    readdir(path: string): string[]
    unlink(path: string): void
    isFile(mode: number): boolean
    lookupPath(path: string): { node: unknown }
  }
  /** Files of the page, which are read piece by piece. */
  WORKERFS: BlobFiles
  MEMFS: MemoryFiles
}

/** Where the library's files lie, and how the scan gets into its file system. */
export interface GdalGround {
  locateFile: GdalModule['locateFile']
  getPreloadedPackage?: GdalModule['getPreloadedPackage']
  /** Room on the disk, where memory need not hold all. */
  spare?: SpareRoom | undefined
  /** Puts the scan under `path`, in a folder that is there and empty. */
  provide: (module: GdalModule, folder: string, name: string) => void
}

/** GDAL could not do it; `message` is in its own words. */
export class GdalError extends Error {
  override name = 'GdalError'
  /** The scan itself cannot be opened. */
  readonly isUnread: boolean

  constructor(message: string, isUnread: boolean) {
    super(message)
    this.isUnread = isUnread
  }
}

const folders = { input: '/input', work: '/work', output: '/output' }
const warpedPath = `${folders.work}/warped.tif`
/** With words for a file that cannot be opened (GDAL_OF_VERBOSE_ERROR). */
const verbose = 0x40
/** GDAL looks at what a file holds, not at its name. */
const scanName = 'scan'

const encoder = new TextEncoder()

/** Memory of the module. @param bytes how many */
const reserve = (module: GdalModule, bytes: number): Pointer => module.ccall('malloc', 'number', ['number'], [bytes])

/** A list of C strings; it stays as long as the module. */
function listOfWords(module: GdalModule, words: readonly string[]): Pointer {
  const list = reserve(module, 4 * (words.length + 1))
  for (const [nr, word] of words.entries()) {
    const bytes = [...encoder.encode(word), 0]
    const at = reserve(module, bytes.length)
    for (const [offset, byte] of bytes.entries()) module.setValue(at + offset, byte, 'i8')
    module.setValue(list + 4 * nr, at, 'i32')
  }
  module.setValue(list + 4 * words.length, 0, 'i32')
  return list
}

/** @param name of the function that has failed */
const fault = (module: GdalModule, name: string) =>
  new GdalError(String(module.ccall('CPLGetLastErrorMsg', 'string', [], [])), name === 'GDALOpenEx')

/** Calls a function of GDAL that answers with something. @throws GdalError */
function call(module: GdalModule, name: string, values: readonly (string | number)[]): Pointer {
  const kinds = values.map((value) => typeof value)
  const answer = module.ccall(name, 'number', kinds, [...values])
  if (answer === 0) throw fault(module, name)
  return answer
}

function translate(module: GdalModule, from: Pointer, path: string, words: readonly string[]): Pointer {
  const options = call(module, 'GDALTranslateOptionsNew', [listOfWords(module, words), 0])
  return call(module, 'GDALTranslate', [path, from, options, 0])
}

/** How far one step is, from 0 to 1. */
type OnPart = (part: number) => void

/** A function that GDAL can call. */
const follower = (module: GdalModule, onPart: OnPart): Pointer =>
  module.addFunction((part = 0) => {
    onPart(part)
    return 1
  }, 'idii')

function warp(module: GdalModule, from: Pointer, words: readonly string[], onPart: OnPart): Pointer {
  const options = call(module, 'GDALWarpAppOptionsNew', [listOfWords(module, words), 0])
  const values = [options, follower(module, onPart), 0]
  module.ccall('GDALWarpAppOptionsSetProgress', null, ['number', 'number', 'number'], values)
  const sources = reserve(module, 4)
  module.setValue(sources, from, 'i32')
  return call(module, 'GDALWarp', [warpedPath, 0, 1, sources, options, 0])
}

const close = (module: GdalModule, dataset: Pointer) => module.ccall('GDALClose', null, ['number'], [dataset])

/** GDAL's own description of a file. */
const describe = (module: GdalModule, dataset: Pointer) =>
  String(module.ccall('GDALInfo', 'string', ['number', 'number'], [dataset, 0]))

/**
 * The scan as a layer needs it: colours instead of a palette, whose numbers cannot be mixed, and eight bits of each. The
 * commands of the script take a scan as it is.
 */
function plainColours(module: GdalModule, scan: Pointer): Pointer {
  const about = describe(module, scan)
  const words = [
    ...(about.includes('Color Table') ? ['-expand', 'rgb'] : []),
    ...(about.includes('Type=UInt16') ? ['-ot', 'Byte', '-scale', '0', '65535', '0', '255'] : []),
  ]
  return words.length === 0 ? scan : translate(module, scan, `${folders.work}/colours.vrt`, ['-of', 'VRT', ...words])
}

/** The bands as JPEG can hold them: colours instead of a palette, and no fourth band. */
function plainBands(module: GdalModule, dataset: Pointer): Pointer {
  const about = describe(module, dataset)
  const bands = call(module, 'GDALGetRasterCount', [dataset])
  const words = about.includes('Color Table')
    ? ['-expand', 'rgb']
    : (bands < 3 ? ['1'] : ['1', '2', '3']).flatMap((band) => ['-b', band])
  return translate(module, dataset, `${folders.work}/plain.vrt`, ['-of', 'VRT', ...words])
}

/** A file of the result; its name is that of the kind. */
export interface RasterFile {
  ending: string
  content: Blob
}

/** The part of the work that warping is, nearly. */
const warping = 0.6

/** The names of world files that every program looks for. */
const worldEnding = { cog: 'tfw', png: 'pgw', jpeg: 'jgw' } as const

/**
 * Runs a job from the scan to the files of its result. Everything lies in memory: end the thread afterwards.
 * @param onProgress from 0 to 1
 * @throws GdalError
 */
export async function runGdal(
  job: RasterJob,
  { provide, spare, ...ground }: GdalGround,
  onProgress: (part: number) => void,
): Promise<RasterFile[]> {
  const module = {
    ...ground,
    print: () => undefined,
    printErr: () => undefined,
    preRun: [
      ({ ENV }: { ENV: Record<string, string> }) =>
        Object.assign(ENV, { PROJ_LIB: '/usr/share/proj', GDAL_DATA: '/usr/share/gdal', GDAL_CACHEMAX: '128' }),
    ],
  } as Partial<GdalModule> as GdalModule
  await load(module)
  module.ccall('GDALAllRegister', null, [], [])
  const contentFor = keepInBlocks(module.MEMFS, module.FS, spare)
  for (const folder of Object.values(folders)) module.FS.mkdir(folder)
  provide(module, folders.input, scanName)
  const scan = call(module, 'GDALOpenEx', [`${folders.input}/${scanName}`, verbose, 0, 0, 0])
  const source = job.isLayer ? plainColours(module, scan) : scan
  const placed = translate(module, source, `${folders.work}/placed.vrt`, job.translate)
  const warped = warp(module, placed, job.warp, (part) => onProgress(part * warping))
  const { format, copy } = job
  const copied = format === 'jpeg' ? plainBands(module, warped) : warped
  const driver = call(module, 'GDALGetDriverByName', [copy.driver])
  const onCopy = follower(module, (part) => onProgress(warping + part * (1 - warping)))
  const path = `${folders.output}/made.${format}`
  close(module, call(module, 'GDALCreateCopy', [driver, path, copied, 0, listOfWords(module, copy.options), onCopy, 0]))
  if (copied !== warped) close(module, copied)
  close(module, warped)
  // Hundreds of megabytes, which the files of the result need now.
  module.FS.unlink(warpedPath)
  return module.FS.readdir(folders.output)
    .filter((name) => !name.startsWith('.'))
    .map((name) => ({ ending: endingFor(name, format), content: contentFor(`${folders.output}/${name}`) }))
}

function endingFor(name: string, format: RasterJob['format']): string {
  const ending = name.slice(name.indexOf('.') + 1)
  if (ending === 'wld') return worldEnding[format]
  return ending.replace('jpeg', 'jpg').replace('cog', 'tif')
}
