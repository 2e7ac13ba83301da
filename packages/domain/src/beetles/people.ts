import type { BeetleChange } from '../entities/beetles/beetleHistory.ts'
import type { ConversationEntry } from '../entities/beetles/conversation.ts'
import type { Beetle } from '../entities/beetles/beetles.ts'
import type { Person } from '../entities/users/people.ts'

/** Replaces the address of an erased person (`app.erased_name`); pages show it in their own language. */
export const erasedName = 'gelöschtes Konto'
export const erasedWords = { de: erasedName, en: 'erased account' } as const

/** Ids and addresses of all people that a record names, distinct and sorted, so that equal sets make one request. */
interface NamedPeople {
  userIds: readonly number[]
  mails: readonly string[]
}

const known = (names: readonly (string | null)[]): string[] =>
  [...new Set(names.flatMap((name) => (name && name !== erasedName ? name : [])))].toSorted((a, b) => (a < b ? -1 : 1))

/** Everybody that a record names: its reporter, who decided, and who changed or wrote anything. */
export function namedPeople(
  beetle: Pick<Beetle, 'user_id' | 'letzter_bearbeiter' | 'published_from'> | undefined,
  changes: readonly Pick<BeetleChange, 'wer'>[] = [],
  entries: readonly Pick<ConversationEntry, 'wer'>[] = [],
): NamedPeople {
  if (!beetle) return { userIds: [], mails: [] }
  const { user_id: reporter, letzter_bearbeiter: editor, published_from: publisher } = beetle
  return {
    userIds: reporter === null ? [] : [reporter],
    mails: known([editor, publisher, ...changes.map(({ wer }) => wer), ...entries.map(({ wer }) => wer)]),
  }
}

/** The name for an e-mail address; the address itself if there is none, fixed words for an erased person. */
export const personName = (
  people: readonly Pick<Person, 'mail' | 'name'>[],
  mail: string,
  language: 'de' | 'en',
): string => (mail === erasedName ? erasedWords[language] : people.find((person) => person.mail === mail)?.name || mail)

/** The person who reported a record, as far as the caller may know. */
export const findReporter = (people: readonly Person[], { user_id: id }: Pick<Beetle, 'user_id'>) =>
  people.find((person) => person.user_id === id)

/** Nobody has reported a record that came from a file, or whose reporter's account is erased: nobody reads what is written. */
export const hasReporter = ({ user_id: id }: Pick<Beetle, 'user_id'>): boolean => id !== null

/** Why a record has no reporter: it came from a file of this source, or the account is erased; undefined while unknown. */
export function missingReporter(
  beetle: Pick<Beetle, 'user_id'>,
  changes: readonly BeetleChange[] | undefined,
): { source: string } | 'erased' | undefined {
  if (hasReporter(beetle) || !changes) return undefined
  const source = changes.find(({ aenderungen }) => aenderungen.herkunft !== undefined)?.aenderungen.herkunft
  return source === undefined ? 'erased' : { source }
}

/** The person who took a record into review by the newest such change, else its last editor; '' if unknown. */
export function claimedBy(
  { status, letzter_bearbeiter: editor }: Pick<Beetle, 'status' | 'letzter_bearbeiter'>,
  changes: readonly BeetleChange[] = [],
): string {
  if (status !== 'in_review') return ''
  const taken = changes.find(({ aenderungen }) => aenderungen.status?.[1] === 'in_review')
  return taken?.wer || editor || ''
}
