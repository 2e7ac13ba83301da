import type { DraftStorage, StorageProblem } from './browserStorage.ts'

/** What a draft is of. */
export interface DraftSubject {
  /** The signed-in e-mail: nobody finds somebody else's. */
  user: string
  /** The entity and its id, `clients/12`; of something new `clients/new`. */
  entity: string
  /** The version of the row it began from; 0 for something new. */
  version: number
}

/** A draft that was found. `value` is whatever was kept: check its shape before it is used. */
export interface FoundDraft {
  value: unknown
  /** ISO 8601. */
  savedAt: string
  /** The row has been changed since the draft began. */
  outdated: boolean
}

/** All versions of it. E-mail addresses and entities have no spaces. */
const allOf = (prefix: string, { user, entity }: DraftSubject) => `${prefix}${user} ${entity} `

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
 * What was typed and not saved, in this browser, by person, entity and version.
 * @param part of the application; parts on one origin share no drafts
 */
export function createDrafts(storage: DraftStorage, part = 'product', now: () => Date = () => new Date()) {
  const prefix = `waldkerf.draft ${part} `
  const keyOf = (subject: DraftSubject) => allOf(prefix, subject) + subject.version
  let over = false
  const keys = (start: string) => storage.keys().filter((key) => key.startsWith(start))
  const removeAll = (start: string) => {
    for (const key of keys(start)) storage.remove(key)
  }
  return {
    /** Keeps it in place of an older one. @param value anything that JSON can say */
    save(subject: DraftSubject, value: unknown): StorageProblem | undefined {
      return over ? undefined : storage.write(keyOf(subject), JSON.stringify({ savedAt: now().toISOString(), value }))
    },
    /** The latest draft, of another version if there is none of this one. */
    find(subject: DraftSubject): FoundDraft | undefined {
      const own = keyOf(subject)
      const found = keys(allOf(prefix, subject)).flatMap((key) => {
        const kept = parse(storage.read(key))
        return kept ? [{ ...kept, outdated: key !== own }] : []
      })
      return found.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))[0]
    },
    /** Saved or given up: of all versions. */
    remove: (subject: DraftSubject) => removeAll(allOf(prefix, subject)),
    /** Signed out: of everybody, since whoever sits here next is somebody else. Nothing is kept until somebody is in. */
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

export type Drafts = ReturnType<typeof createDrafts>
