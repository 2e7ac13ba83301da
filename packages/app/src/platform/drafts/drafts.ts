import type { DraftStorage, StorageProblem } from './browserStorage.ts'

export interface DraftSubject {
  /** The signed-in e-mail, so that nobody finds somebody else's draft. */
  user: string
  /** The entity and its id, `clients/12`; `clients/new` for a new one. */
  entity: string
  /** The version of the row it began from; 0 for something new. */
  version: number
  /**
   * Identifies the open form, so that drafts of several windows are kept separately; without it they share one draft.
   */
  session?: string
}

/** A stored draft. `value` is unchecked: validate its shape before use. */
export interface FoundDraft {
  value: unknown
  /** ISO 8601. */
  savedAt: string
  /** Whether the row was changed since the draft began. */
  outdated: boolean
}

/** One of several drafts; the key names it. */
export interface KeptDraft extends FoundDraft {
  key: string
}

/** The key prefix of all versions of a draft. E-mail addresses and entities have no spaces. */
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
  /** Drafts of all sessions and versions, the oldest first. */
  const all = (subject: DraftSubject): KeptDraft[] =>
    keys(keyPrefix(prefix, subject))
      .flatMap((key) => {
        const kept = parse(storage.read(key))
        return kept ? [{ ...kept, key, outdated: keyParts(key, subject)[0] !== String(subject.version) }] : []
      })
      .toSorted((one, other) => one.savedAt.localeCompare(other.savedAt))
  return {
    /** Stores a draft, replacing the older one of the same session. @param value any JSON value */
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
    /** The latest draft, also of another version. */
    find: (subject: DraftSubject): FoundDraft | undefined => all(subject).at(-1),
    /** Removes drafts of all versions, of one session if given, after they were saved or given up. */
    remove(subject: DraftSubject) {
      for (const key of draftKeys(subject)) storage.remove(key)
    },
    /** Removes offered drafts after the person has chosen. */
    removeEach(drafts: readonly Pick<KeptDraft, 'key'>[]) {
      for (const { key } of drafts) storage.remove(key)
    },
    /**
     * At sign-out: removes everybody's drafts, since the next person at this browser may be somebody else. Nothing is
     * stored until somebody signs in.
     */
    end() {
      over = true
      removeAll(prefix)
    },
    /** At sign-in: removes drafts of all other people. */
    begin(user: string) {
      over = false
      for (const key of keys(prefix)) if (!key.startsWith(`${prefix}${user} `)) storage.remove(key)
    },
  }
}

/** Pause in typing after which a draft is stored, in ms. */
export const draftQuiet = 1_000

/** Delays writing until a pause in typing; the last value is written. @param write stores a value */
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
    /** Writes the pending value now, for example when the page is hidden and may never be shown again. */
    flush,
    /** Drops the pending write, because its text was saved. */
    cancel() {
      clearTimeout(timer)
      pending = undefined
    },
  }
}
