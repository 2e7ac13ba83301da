import type { BeetleChange } from '../entities/beetles/beetleHistory.ts'
import type { ConversationEntry } from '../entities/beetles/conversation.ts'
import type { Beetle } from '../entities/beetles/beetles.ts'
import type { Person } from '../entities/users/people.ts'

/** Stands where the address of somebody stood who was erased (`app.erased_name`); pages say it in their own language. */
export const erasedName = 'gelöschtes Konto'
export const erasedWords = { de: erasedName, en: 'erased account' } as const

/** Numbers and addresses of everybody that a record names, each once and in order: the same people are asked for once. */
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

/** The name behind an e-mail; the e-mail itself where there is none, and words for who was erased. */
export const personName = (people: readonly Person[], mail: string, language: 'de' | 'en'): string =>
  mail === erasedName ? erasedWords[language] : people.find((person) => person.mail === mail)?.name || mail

/** The person who reported a record, as far as the caller may know. */
export const findReporter = (people: readonly Person[], { user_id: id }: Pick<Beetle, 'user_id'>) =>
  people.find((person) => person.user_id === id)

/** Who took a record into review: by the newest change that did, else by who worked on it last; '' for nobody known. */
export function claimedBy(
  { status, letzter_bearbeiter: editor }: Pick<Beetle, 'status' | 'letzter_bearbeiter'>,
  changes: readonly BeetleChange[] = [],
): string {
  if (status !== 'in_review') return ''
  const taken = changes.find(({ aenderungen }) => aenderungen.status?.[1] === 'in_review')
  return taken?.wer || editor || ''
}
