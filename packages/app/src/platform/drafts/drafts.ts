import type { DraftStorage, StorageProblem } from './browserStorage.ts'

export interface DraftSubject {
  /** The signed-in e-mail: nobody finds somebody else's. */
  user: string
  /** The entity and its id, `clients/12`; of something new `clients/new`. */
  entity: string
  /** The version of the row it began from; 0 for something new. */
  version: number
  /** Of the form that types: what several have kept stands side by side. Without one there is one draft for all. */
  session?: string
}

/** A draft that was found. `value` is whatever was kept: check its shape before it is used. */
export interface FoundDraft {
  value: unknown
  /** ISO 8601. */
  savedAt: string
  /** The row has been changed since the draft began. */
  outdated: boolean
}

/** One of several drafts; the key names it. */
export interface KeptDraft extends FoundDraft {
  key: string
}

/** All versions of it. E-mail addresses and entities have no spaces. */
const keyPrefix = (prefix: string, { user, entity }: DraftSubject) => `${prefix}${user} ${entity} `

interface Kept {
  savedAt: string
  value: unknown
}

function parse(text: string | undefined): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { savedAt, value } = kept as Partial<Kept>
    return typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)) ? { savedAt, value } : undefined
  } catch {
    return undefined
  }
}

/**
 * Unsaved input in this browser, by person, entity and version.
 * @param part of the application; parts on one origin share no drafts
 */
export function createDrafts(storage: DraftStorage, part = 'product', now: () => Date = () => new Date()) {
  const prefix = `waldkerf.draft ${part} `
  const draftKey = ({ session = '', ...subject }: DraftSubject) =>
    `${keyPrefix(prefix, subject)}${subject.version} ${session}`.trimEnd()
  let over = false
  const keys = (start: string) => storage.keys().filter((key) => key.startsWith(start))
  const removeAll = (start: string) => {
    for (const key of keys(start)) storage.remove(key)
  }
  /** Version and session, which follow the prefix that all drafts of an entity share. */
  const keyParts = (key: string, subject: DraftSubject) => key.slice(keyPrefix(prefix, subject).length).split(' ')
  /** Keys of one session, of all versions; without a session those of all. */
  const draftKeys = (subject: DraftSubject) =>
    keys(keyPrefix(prefix, subject)).filter(
      (key) => subject.session === undefined || keyParts(key, subject)[1] === subject.session,
    )
  /** Of all sessions and versions, the oldest first. */
  const all = (subject: DraftSubject): KeptDraft[] =>
    keys(keyPrefix(prefix, subject))
      .flatMap((key) => {
        const kept = parse(storage.read(key))
        return kept ? [{ ...kept, key, outdated: keyParts(key, subject)[0] !== String(subject.version) }] : []
      })
      .toSorted((one, other) => one.savedAt.localeCompare(other.savedAt))
  return {
    /** Keeps it in place of an older one of the same session. @param value anything that JSON can say */
    save(subject: DraftSubject, value: unknown): StorageProblem | undefined {
      if (over) return undefined
      const own = draftKey(subject)
      const problem = storage.write(own, JSON.stringify({ savedAt: now().toISOString(), value }))
      if (problem === undefined && subject.session !== undefined) {
        for (const key of draftKeys(subject)) if (key !== own) storage.remove(key)
      }
      return problem
    },
    all,
    /** The latest draft, of another version if there is none of this one. */
    find: (subject: DraftSubject): FoundDraft | undefined => all(subject).at(-1),
    /** Saved or given up: of all versions, and of one session where it is named. */
    remove(subject: DraftSubject) {
      for (const key of draftKeys(subject)) storage.remove(key)
    },
    /** Decided on. */
    removeEach(drafts: readonly Pick<KeptDraft, 'key'>[]) {
      for (const { key } of drafts) storage.remove(key)
    },
    /**
     * Signing out: drafts of everybody are removed, since the next person at this browser is somebody else. Nothing is
     * stored until somebody signs in.
     */
    end() {
      over = true
      removeAll(prefix)
    },
    /** Somebody is signed in: nothing of anybody else stays. */
    begin(user: string) {
      over = false
      for (const key of keys(prefix)) if (!key.startsWith(`${prefix}${user} `)) storage.remove(key)
    },
  }
}

/** A draft is kept when nothing was typed for so long, in ms. */
export const draftQuiet = 1_000

/** Puts writing off until it is quiet; the last value counts. @param write keeps a value */
export function createDraftWriter<T>(write: (value: T) => void) {
  let pending: { value: T } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    const last = pending
    pending = undefined
    if (last) write(last.value)
  }

  return {
    change(value: T) {
      clearTimeout(timer)
      pending = { value }
      timer = setTimeout(flush, draftQuiet)
    },
    /** Writes now what waits, as when the page is hidden and may never come back. */
    flush,
    /** The pending write is dropped: its text was saved. */
    cancel() {
      clearTimeout(timer)
      pending = undefined
    },
  }
}
