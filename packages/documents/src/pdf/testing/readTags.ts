/** A tag of a PDF, as a screen reader walks through them. */
export interface ReadTag {
  kind: string
  /** Its own dictionary, with words and attributes. */
  dictionary: string
  children: readonly ReadTag[]
}

const tagPattern = /(\d+) 0 obj\n(<<\n\/S \/(\w+)\n[\s\S]*?)\nendobj/g
const childPattern = /(\d+) 0 R/g

/** The document's tag with all below it. @throws Error when the file has none */
export function readTags(bytes: Uint8Array): ReadTag {
  const file = Buffer.from(bytes).toString('latin1')
  const found = new Map([...file.matchAll(tagPattern)].map(([, id = '', dictionary = '', kind = '']) => [id, { dictionary, kind }])) // prettier-ignore
  const read = (id: string): ReadTag[] => {
    const tag = found.get(id)
    if (!tag) return []
    const kids = /\/K \[([^\]]*)\]/.exec(tag.dictionary)?.[1] ?? ''
    return [{ ...tag, children: [...kids.matchAll(childPattern)].flatMap(([, child = '']) => read(child)) }]
  }
  const root = [...found].find(([, { kind }]) => kind === 'Document')
  const [tree] = root ? read(root[0]) : []
  if (!tree) throw new Error('the file has no tags')
  return tree
}

/** All tags of a kind, in reading order. */
export const tagsInside = (tag: ReadTag, kind: string): ReadTag[] =>
  tag.children.flatMap((child) => [...(child.kind === kind ? [child] : []), ...tagsInside(child, kind)])
