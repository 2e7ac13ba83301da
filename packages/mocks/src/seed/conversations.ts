import type { Beetle, Picture } from '@waldkerf/domain/entities/beetles/beetles'
import type { ConversationEntry } from '@waldkerf/domain/entities/beetles/conversation'
import type { User } from '@waldkerf/domain/entities/users/users'
import { addDays, daysBetween } from './days.ts'
import { createRandom, type Random } from './random.ts'

/** An entry of a conversation with its record's id. */
export type StoredEntry = ConversationEntry & { kaefer_id: number }

const galleriesQuestion = 'Können Sie das Fraßbild unter der Rinde nachreichen?'
const attachedAnswer =
  'Ja, ich war gestern noch einmal dort. Das Bild habe ich angehängt: ein Muttergang, die Larvengänge zweigen zu beiden Seiten ab.'
const nothingLeft =
  'Leider ist der Stamm schon abgefahren. Ein Stück Rinde habe ich aber aufgehoben und könnte es schicken.'
const noPicture =
  'Ohne Bild ist die Art nicht zu bestimmen. Bitte fotografieren Sie Käfer und Fraßbild aus der Nähe, und melden Sie den Fund noch einmal.'

/** Questions, each with possible answers of reporters. */
const exchanges: readonly (readonly [question: string, ...answers: string[]])[] = [
  [galleriesQuestion, attachedAnswer, nothingLeft],
  [
    'An welcher Baumart haben Sie den Käfer gefunden?',
    'An einer Fichte, etwa 80 Jahre alt, am Südrand des Bestands. Zwei Nachbarbäume haben auch Bohrmehl am Stammfuß.',
    'An einer Kiefer. Sie hatte im Sommer viel Trockenheit und verliert oben schon die Nadeln.',
  ],
  [
    'Stimmt der Fundort? Er liegt außerhalb des Waldes.',
    'Nein, das war mein Wohnort. Gefunden habe ich ihn rund 400 m weiter westlich, an der Abteilungsgrenze beim Hochsitz.',
    'Ja, der Ort stimmt. Dort liegt ein Polter am Feldweg, das Holz kommt aus dem Wald dahinter.',
  ],
]
export const questions = exchanges.map(([question]) => question)

const followUp = 'Vielen Dank. Wie viele Bäume sind nach Ihrer Schätzung befallen?'
const followUpAnswers = [
  'Ungefähr fünfzehn, alle in einer Gruppe. Weiter oben am Hang habe ich keine gesehen.',
  'Bisher drei. Ich schaue am Wochenende noch einmal nach und melde mich, wenn es mehr sind.',
]

interface Said {
  text: string
  isReporters: boolean
}

const byExpert = (text: string): Said => ({ text, isReporters: false })
const byReporter = (text: string): Said => ({ text, isReporters: true })

function answerTo(question: string, { bilder_anzahl: count }: Beetle, random: Random): string {
  const answer = random.pick(exchanges.find(([asked]) => asked === question)?.slice(1) ?? followUpAnswers)
  return answer === attachedAnswer && count === 0 ? nothingLeft : answer
}

/** A record's conversation, ending with the experts' last message or with the answer to it. */
function thread(beetle: Beetle, random: Random): Said[] {
  const { status, message } = beetle
  if (message === '') return []
  if (status === 'rejected') {
    if (!random.chance(0.15)) return [byExpert(message)]
    const question = random.pick(questions)
    return [byExpert(question), byReporter(answerTo(question, beetle, random)), byExpert(message)]
  }
  if (!random.chance(0.4)) return [byExpert(message)]
  return [byExpert(message), byReporter(answerTo(message, beetle, random))]
}

/** Adds another question to an answered one, so that the thread is longer than one exchange. */
const askedOn = (said: readonly Said[], random: Random): Said[] => [
  ...said,
  byExpert(followUp),
  byReporter(random.pick(followUpAnswers)),
]

/** The instants of the entries: in order after the report, none later than the morning of today. */
function times(reported: string, count: number, today: string): string[] {
  const first = reported.slice(0, 10)
  const days = daysBetween(first, today)
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, Math.min(days, index + 1))
    // Entries for a report of today lie after it, and before the instant that stories freeze.
    return day === first ? `${day}T08:29:${index + 1}0+00:00` : `${day}T08:${10 + index * 5}:00+00:00`
  })
}

/** The user whose dashboard shows an open question. */
const demoCitizen = 'nutzer@waldkerf.test'

/** Makes the demo citizen the reporter of the newest open question. */
function withOwnQuestion(beetles: readonly Beetle[], users: readonly User[]): Beetle[] {
  const asked = beetles.findLast(({ status, beantwortet }) => status === 'query' && !beantwortet)
  const citizen = users.find(({ email }) => email === demoCitizen)
  return beetles.map((row) => (row === asked && citizen ? { ...row, user_id: citizen.user_id } : row))
}

/** No rejection speaks of a picture that a record does not have. */
const aboutPicture = (beetle: Beetle): Beetle =>
  beetle.status === 'rejected' && beetle.bilder_anzahl === 0 && /\bBild\b/.test(beetle.message)
    ? { ...beetle, message: noPicture }
    : beetle

/** Drawings with galleries under the bark. */
const showsGalleries = /frassbild|larven/

/** The bore pattern that is asked for is the last of the pictures where the answer has it, and nowhere else. */
export function fitPictures(pictures: readonly Picture[], conversation: readonly StoredEntry[]): Picture[] {
  const recordsWith = (words: string) =>
    new Set(conversation.filter(({ text }) => text === words).map(({ kaefer_id }) => kaefer_id))
  const asked = recordsWith(galleriesQuestion)
  const attached = recordsWith(attachedAnswer)
  return pictures.map((picture, index) => {
    const { kaefer_id: id, filename } = picture
    if (!asked.has(id)) return picture
    const isLast = pictures[index + 1]?.kaefer_id !== id
    const isAnswer = isLast && attached.has(id)
    return {
      ...picture,
      filename: isAnswer
        ? filename.replace(/[a-z]+\.webp$/, 'frassbild.webp')
        : filename.replace(showsGalleries, 'kaefer'),
    }
  })
}

/**
 * The entries of experts and reporters. Some of the open questions are answered, and one of these threads goes on.
 */
export function seedConversations(
  beetles: readonly Beetle[],
  users: readonly User[],
  today: string,
): { conversation: StoredEntry[]; beetles: Beetle[] } {
  const random = createRandom(1_908)
  const mails = new Map(users.map(({ user_id: id, email }) => [id, email]))
  const conversation: StoredEntry[] = []
  let isLonger = true
  const withMessages = beetles.map(aboutPicture).map((beetle) => {
    let said = thread(beetle, random)
    const answered = beetle.status === 'query' && said.at(-1)?.isReporters === true
    if (answered && isLonger) {
      said = askedOn(said, random)
      isLonger = false
    }
    const at = times(beetle.gemeldet_am, said.length, today)
    for (const [index, { text, isReporters }] of said.entries()) {
      conversation.push({
        id: conversation.length + 1,
        kaefer_id: beetle.id,
        wer: isReporters ? (mails.get(beetle.user_id ?? 0) ?? '') : beetle.letzter_bearbeiter,
        von_melder: isReporters,
        zeit: at[index] ?? beetle.gemeldet_am,
        text,
      })
    }
    const message = said.findLast(({ isReporters }) => !isReporters)?.text ?? beetle.message
    return { ...beetle, message, beantwortet: answered }
  })
  return { conversation, beetles: withOwnQuestion(withMessages, users) }
}
