import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import type { DocumentModel } from '../documentModel/documentModel.ts'
import { toBuyer, toSeller } from '../documentModel/parties.ts'
import { clientSalutation } from '../salutation.ts'

/** A reminder as it is printed, made only of the content stored with it. */
export function reminderModel({ datum, text, inhalt }: Pick<Reminder, 'datum' | 'text' | 'inhalt'>): DocumentModel {
  const { verkaeufer, kunde, rechnung, brutto, offen, zahlungen } = inhalt
  return {
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
      gross: brutto,
      payments: zahlungen.map(({ datum: day, betrag }) => ({ day, amount: betrag })),
    },
    signature: '',
    pictures: { logo: verkaeufer.logo, signature: '' },
  }
}
