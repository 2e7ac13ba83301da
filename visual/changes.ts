import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Change, type Changes, changesFile, changesFolder, type Picture } from '../.storybook/changes/changes.ts'
import { plainName } from '../.storybook/search/searchName.ts'
import type { Story } from './stories.ts'

/** The part of a test's result that is read here; Playwright gives more. */
export interface Looked {
  /** Whether it ended as it should. */
  ok: boolean
  attachments: readonly { name: string; path?: string; body?: Buffer }[]
  errors: readonly { message?: string }[]
}

/** Playwright's words for a picture, and ours. */
const roles = { expected: 'before', actual: 'after', new: 'after', diff: 'difference' } as const

interface Attached {
  id: string
  mode: string
  word: keyof typeof roles
  file: { path?: string; body?: Buffer }
}

/** `parts-button--ready/dark-expected.png` */
const attached = /^(?<id>[^/\\]+)[/\\](?<mode>.+)-(?<word>expected|actual|new|diff)\.png$/

/** Puts the pictures that differ beside a static Storybook, with a list of them for its page of changes. */
export class ChangesFolder {
  readonly #site: string
  readonly #stories: ReadonlyMap<string, Story>
  readonly #changes: Change[] = []
  #failed = 0

  /** @param site the Storybook's folder @param stories those that are there and those that are gone */
  constructor(site: string, stories: readonly Story[]) {
    this.#site = site
    this.#stories = new Map(stories.map((story) => [story.id, { ...story, name: plainName(story.name) }]))
    removeChanges(site)
  }

  /** Takes the pictures of a test that found a difference or had nothing to compare with. */
  add({ ok, attachments, errors }: Looked): void {
    const found = attachments.flatMap(({ name, ...file }): readonly Attached[] => {
      const { id, mode, word } = (attached.exec(name)?.groups ?? {}) as Partial<Omit<Attached, 'file'>>
      return id && mode && word ? [{ id, mode, word, file }] : []
    })
    const pictures = Map.groupBy(found, ({ id, mode }) => `${id}/${mode}`).values()
    const changes = [...pictures].flatMap((group): readonly Change[] => {
      const [{ id, mode }] = group as [Attached]
      const put = ({ word, file }: Attached) => [roles[word], this.#put(id, mode, roles[word], file)]
      const fresh = group.find(({ word }) => word === 'new')
      if (fresh) return [this.#change(id, mode, 'new', Object.fromEntries([put(fresh)]))]
      // A picture that never came to rest has nothing to be compared with.
      if (!group.some(({ word }) => word === 'diff')) return []
      return [this.#change(id, mode, 'changed', { ...Object.fromEntries(group.map(put)), ...countPixels(errors) })]
    })
    this.#changes.push(...changes)
    if (!ok && changes.length === 0) this.#failed += 1
  }

  /** Takes the picture of a story that is no longer there. @param path of a file `dark.png` */
  addGone(id: string, mode: string, path: string): void {
    this.#changes.push(this.#change(id, mode, 'gone', { before: this.#put(id, mode, 'before', { path }) }))
  }

  /** Writes the list: first what differs, each in the order of the stories. @param against the commit's name */
  write(against: string | undefined): void {
    const order = [...this.#stories.keys()]
    const place = ({ id, kind }: Change) => order.indexOf(id) + (kind === 'changed' ? 0 : order.length)
    const changes = this.#changes.toSorted((one, other) => place(one) - place(other))
    const file = join(this.#site, changesFile)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      JSON.stringify({ ...(against && { against }), changes, failed: this.#failed } satisfies Changes),
    )
  }

  #change(id: string, mode: string, kind: Change['kind'], rest: Partial<Change>): Change {
    return { ...this.#stories.get(id)!, mode, kind, ...rest }
  }

  #put(id: string, mode: string, role: string, { path, body }: { path?: string; body?: Buffer }): Picture {
    const address = `${changesFolder}/${id}/${mode}-${role}.png`
    const file = join(this.#site, address)
    mkdirSync(dirname(file), { recursive: true })
    if (path === undefined) writeFileSync(file, body ?? '')
    else copyFileSync(path, file)
    return { address, ...readSize(file) }
  }
}

/** An earlier run's findings are no longer true. */
export const removeChanges = (site: string) => rmSync(join(site, changesFolder), { recursive: true, force: true })

/** A PNG's first chunk begins with its size. */
function readSize(file: string): { width: number; height: number } {
  const bytes = readFileSync(file)
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Playwright says it in the reason of the failure. */
function countPixels(errors: Looked['errors']): { pixels?: number } {
  const count = /(\d+) pixels \(ratio/.exec(errors.map(({ message }) => message).join('\n'))?.[1]
  return count === undefined ? {} : { pixels: Number(count) }
}
