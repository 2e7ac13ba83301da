import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    calendar: (label: string) => `${label} im Kalender wählen`,
    noDay: (text: string) => `„${text}“ ist kein Datum.`,
    dayHint: 'z. B. 21.11., heute, +14',
    dayMissing: 'Bitte nennen Sie ein Datum.',
    reasons: {
      before: (number: string, day: string) =>
        number === '' ? `Frühestens am ${day}.` : `${number} ist vom ${day}: frühestens an diesem Tag.`,
      after: (number: string, day: string) =>
        number === '' ? `Spätestens am ${day}.` : `${number} ist vom ${day}: spätestens an diesem Tag.`,
      otherYear: (year: string) => `Die Nummer gehört zum Jahr ${year}.`,
      future: (days: number) => (days === 1 ? 'Höchstens einen Tag im Voraus.' : `Höchstens ${days} Tage im Voraus.`),
    },
    soon: 'Dieses Datum liegt in der Zukunft.',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
  },
  async () => (await import('./DayField.texts.en.ts')).en,
)
