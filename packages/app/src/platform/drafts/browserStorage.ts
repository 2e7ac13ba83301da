/** Why something could not be stored: the quota is used up, or storage is blocked (private window). */
export type StorageProblem = 'full' | 'blocked'

/** The drafts' only access to the browser's storage, which throws in more ways than one. */
export interface DraftStorage {
  read: (key: string) => string | undefined
  /** @returns undefined if it was stored, otherwise the reason */
  write: (key: string, text: string) => StorageProblem | undefined
  remove: (key: string) => void
  keys: () => readonly string[]
}

/** Browsers name the error of a full storage differently. */
const isFull = (error: unknown) =>
  error instanceof DOMException && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name)

/** @param storage called for each access, because reading the property throws if storage is blocked */
export function draftStorage(storage: () => Storage = () => localStorage): DraftStorage {
  const attempt = <T>(work: (opened: Storage) => T, otherwise: T) => {
    try {
      return work(storage())
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => attempt((opened) => opened.getItem(key) ?? undefined, undefined),
    write(key, text) {
      try {
        storage().setItem(key, text)
        return undefined
      } catch (error) {
        return isFull(error) ? 'full' : 'blocked'
      }
    },
    remove: (key) => attempt((opened) => opened.removeItem(key), undefined),
    keys: () => attempt((opened) => Object.keys(opened), []),
  }
}
