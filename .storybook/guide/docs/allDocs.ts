import type { PartDocs } from './PartDocs.tsx'

const modules = import.meta.glob<PartDocs>('../../../packages/ui/src/{parts,chrome}/*/*.docs.tsx', {
  eager: true,
  import: 'docs',
})

export interface NamedDocs {
  /** As its folder is called. */
  name: string
  /** The folder of ui it belongs to. */
  room: 'parts' | 'chrome'
  docs: PartDocs
}

/** Every part and every piece of the frame, by name. */
export const allDocs: readonly NamedDocs[] = Object.entries(modules)
  .map(([path, docs]): NamedDocs => {
    const [, room, name = ''] = /(parts|chrome)\/(\w+)\//.exec(path) ?? []
    return { name, room: room === 'chrome' ? 'chrome' : 'parts', docs }
  })
  .toSorted((one, other) => one.name.localeCompare(other.name))
