import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Catalogue } from '@waldkerf/ui/i18n/Language'

/** A text of a catalogue with its path of keys. Texts with numbers or names are functions. */
export interface Leaf {
  path: readonly string[]
  value: unknown
}

export interface FoundCatalogue {
  /** Its file, relative to the packages. */
  file: string
  catalogue: Catalogue<unknown>
}

export interface Source {
  file: string
  text: string
}

const packages = join(import.meta.dirname, '../../../..')

const sourceFiles = (folder: string) =>
  readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))

/** Both packages' files. */
export const appFiles = () => [...sourceFiles('ui/src'), ...sourceFiles('app/src')]

/** Files that may read a text: all but tests, stories and texts. */
export const sources = (): Source[] =>
  appFiles()
    .filter((file) => !/\.(test|stories)\.tsx?$|texts(\.en)?\.ts$/i.test(file))
    .map((file) => ({ file, text: readFileSync(join(packages, file), 'utf8') }))

const isCatalogue = (value: unknown): value is Catalogue<unknown> =>
  typeof value === 'object' && value !== null && 'de' in value && typeof (value as { en?: unknown }).en === 'function'

/** Every catalogue of both packages, loaded. */
export async function catalogues(): Promise<FoundCatalogue[]> {
  const files = appFiles().filter((file) => /\btexts\.ts$/.test(file))
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(/* @vite-ignore */ join(packages, file))) as Record<string, unknown>
      return Object.values(module)
        .filter(isCatalogue)
        .map((catalogue) => ({ file, catalogue }))
    }),
  )
  return found.flat()
}

/** All texts of a catalogue in one language, at every depth. */
export function textLeaves(texts: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof texts !== 'object' || texts === null) return [{ path, value: texts }]
  return Object.entries(texts).flatMap(([key, value]) => textLeaves(value, [...path, key]))
}

/** The files that may use a catalogue: those beside and below it, and those that import it. */
export function findReaders({ file }: FoundCatalogue, all: readonly Source[]): Source[] {
  const folder = dirname(file) + sep
  const byPackage = `'@waldkerf/${file
    .replace('/src/', '/')
    .replace(/^.*packages\//, '')
    .replace(/\.ts$/, '')}'`
  const imported = (source: Source) => {
    const path = relative(dirname(source.file), file)
    return source.text.includes(`'${path.startsWith('.') ? path : `./${path}`}'`) || source.text.includes(byPackage)
  }
  return all.filter((source) => source.file.startsWith(folder) || imported(source))
}
