import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import type { DocumentModel } from '../documentModel/documentModel.ts'
import { toBuyer, toSeller } from '../documentModel/parties.ts'
import { clientSalutation } from '../salutation.ts'
import { askedDay } from './reminderText.ts'

/** The reminder in other words: it is to be paid until the day that they ask for. */
export const remindedWith = (model: DocumentModel, text: string): DocumentModel => ({
  ...model,
  cover: text,
  dueDay: askedDay(text) ?? model.reminded?.due ?? model.dueDay,
})

/** A reminder as it is printed, made only of the content stored with it. */
export function reminderModel({ datum, text, inhalt }: Pick<Reminder, 'datum' | 'text' | 'inhalt'>): DocumentModel {
  const { verkaeufer, kunde, rechnung, brutto, offen, zahlungen } = inhalt
  const model: DocumentModel = {
    kind: 'reminder',
    isDraft: false,
    number: rechnung.nummer,
    day: datum,
    supplyDay: '',
    supplyEnd: '',
    dueDay: rechnung.faellig,
    seller: toSeller(verkaeufer),
    buyer: toBuyer(kunde),
    // For the mail; the reminder's text has its own salutation.
    salutation: clientSalutation(kunde),
    cover: text,
    closing: '',
    groups: [],
    rate: '0',
    taxCase: 'S',
    exemption: '',
    net: offen,
    vat: '0.00',
    gross: offen,
    rates: [],
    reminded: {
      day: rechnung.rn_datum,
      due: rechnung.faellig,
      gross: brutto,
      payments: zahlungen.map(({ datum: day, betrag }) => ({ day, amount: betrag })),
    },
    signature: '',
    pictures: { logo: verkaeufer.logo, signature: '' },
  }
  return remindedWith(model, text)
}
