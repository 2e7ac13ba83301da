import { exampleAnnualReport } from '@waldkerf/domain/beetles/years/exampleAnnualReport.testing'
import type { PdfParts, Printed } from '@waldkerf/documents/pdf/renderPdf'
import { exampleReminder } from '@waldkerf/domain/office/correspondence/exampleReminder.testing'
import { reminderModel } from '@waldkerf/domain/office/correspondence/reminderModel'
import {
  type DocumentModelHead,
  type DocumentModelRow,
  makeDocumentModel,
} from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { completeHead } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { blankValues } from '@waldkerf/domain/office/editor/document'
import { pictures } from './pictures.ts'

export interface Sample {
  name: string
  model: Printed
  pictures?: Pick<PdfParts, 'logo' | 'signature'>
}

const words = 'Vermessung der Dränleitungen nach Anweisung, Los Nord & Süd <Abschnitt „7“> (ca. 3 m²) 🪲 Αθήνα '

const rows = (count: number, changes: (key: number) => Partial<DocumentModelRow> = () => ({})) =>
  Array.from({ length: count }, (_, at): DocumentModelRow => {
    const row = { ...blankValues, key: String(at), anzahl: '2.5', einheit: 'h', bez: `Leistung ${at}`, ep: '96' }
    return { ...row, ...changes(at) }
  })

const { seller, buyer } = completeHead

/** Nothing in it that may be left out. */
const bare: Partial<DocumentModelHead> = {
  salutation: '',
  cover: '',
  closing: '',
  seller: { ...seller, register: '', taxNumber: '', bank: { holder: '', iban: '', bic: '' } },
  buyer: { ...buyer, addition: '', contact: '', reference: '', email: '' },
}
const longTexts = { cover: words.repeat(60), closing: words.repeat(60) }

/** Explanations of no to three lines, and a group with a heading of two lines every ninth row. */
const grouped = (key: number) => ({
  erl: words.repeat(key % 4),
  erl_on: true,
  erl_titel: key % 9 === 0 ? `Los ${key}: ${words.repeat(2)}` : '',
})

const kinds: Readonly<Record<'offer' | 'invoice' | 'cancellation', Partial<DocumentModelHead>>> = {
  offer: { kind: 'offer', number: 'AN-2026-0007', supplyDay: '', dueDay: '', signature: 'Dr. Katharina Wildenfels' },
  invoice: { kind: 'invoice' },
  cancellation: { kind: 'cancellation', original: { number: 'RE-2026-0040', day: '2026-11-10' } },
}

const drawn = (head: Partial<DocumentModelHead>, own: readonly DocumentModelRow[]) =>
  makeDocumentModel({ ...completeHead, ...head }, own)

function* commercial(): Generator<Sample> {
  for (const [kind, head] of Object.entries(kinds)) {
    yield { name: `${kind}-usual`, model: drawn(head, rows(3)) }
    yield { name: `${kind}-empty`, model: drawn({ ...head, ...bare }, []) }
    yield { name: `${kind}-long`, model: drawn({ ...head, ...longTexts }, rows(90, grouped)) }
    yield { name: `${kind}-draft`, model: drawn({ ...head, isDraft: true }, rows(40)) }
  }
}

function* reminders(): Generator<Sample> {
  const { inhalt } = exampleReminder
  const many = Array.from({ length: 60 }, () => inhalt.zahlungen).flat()
  yield { name: 'reminder-usual', model: reminderModel(exampleReminder) }
  const empty = { ...exampleReminder, text: '', inhalt: { ...inhalt, zahlungen: [] } }
  yield { name: 'reminder-empty', model: reminderModel(empty) }
  const long = { ...exampleReminder, text: words.repeat(80), inhalt: { ...inhalt, zahlungen: many } }
  yield { name: 'reminder-long', model: reminderModel(long) }
}

function* illustrated(): Generator<Sample> {
  for (const [form, picture] of pictures) {
    yield { name: `offer-${form}`, model: drawn(kinds.offer, []), pictures: { logo: picture, signature: picture } }
  }
}

function* annual(): Generator<Sample> {
  const usual = exampleAnnualReport(14, 3)
  const [[, logo] = []] = pictures
  yield { name: 'annual-usual', model: usual, ...(logo && { pictures: { logo } }) }
  yield { name: 'annual-empty', model: { ...exampleAnnualReport(0, 0), highlights: [], facts: [] } }
  yield { name: 'annual-cover', model: { ...usual, chapters: [] } }
  yield { name: 'annual-long', model: { ...exampleAnnualReport(120, 90), language: 'en-GB' } }
}

/**
 * Each kind of document that the product makes as PDF: usual, with as little as possible, over many pages, as a draft, and
 * with each form of picture. Documents are German, whatever language the page speaks; the report of a year speaks both.
 */
export const samples = (): Sample[] => [...commercial(), ...reminders(), ...illustrated(), ...annual()]
