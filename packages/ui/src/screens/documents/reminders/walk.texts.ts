import type { NoReminder } from '@waldkerf/domain/office/payments/receivables'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

const skipped: Record<NoReminder, (count: string, one: boolean) => string> = {
  notDue: (count, one) =>
    one ? 'Eine Rechnung ist noch nicht fällig.' : `${count} Rechnungen sind noch nicht fällig.`,
  today: (count, one) =>
    one
      ? 'An eine Rechnung ist heute schon erinnert worden.'
      : `An ${count} Rechnungen ist heute schon erinnert worden.`,
  settled: (count, one) => (one ? 'Von einer Rechnung ist nichts offen.' : `Von ${count} Rechnungen ist nichts offen.`),
}

export const texts = defineTexts(
  {
    title: 'Zahlungserinnerungen',
    place: (place: string, count: string, number: string) =>
      count === '1' ? `Zahlungserinnerung zu ${number}` : `Zahlungserinnerung ${place} von ${count}: ${number}`,
    ready: (count: string, one: boolean) =>
      one ? 'An eine Rechnung wird erinnert.' : `An ${count} Rechnungen wird erinnert.`,
    noneReady: 'An keine dieser Rechnungen kann heute erinnert werden.',
    skipped,
    facts: { client: 'Kunde', due: 'Fällig', open: 'Offen', last: 'Erinnert' },
    never: 'noch nie',
    last: (count: number, day: string) => `${count} ×, zuletzt am ${day}`,
    loading: 'Die Erinnerung wird vorbereitet.',
    again: 'Erneut versuchen',
    toHint: 'Leer: Die Erinnerung entsteht und wird nicht versendet.',
    noAddress: 'Bitte geben Sie eine E-Mail-Adresse ein, oder lassen Sie das Feld leer.',
    text: 'Text',
    noText: 'Bitte geben Sie einen Text ein.',
    longText: 'Höchstens 10.000 Zeichen.',
    skip: 'Überspringen',
    send: 'Erinnern und senden',
    make: 'Nur erstellen',
    close: 'Schließen',
    summary: 'Das ist geschehen',
    results: {
      sent: (to: string) => `gesendet an ${to}`,
      made: 'erstellt, nicht versendet',
      skipped: 'übersprungen',
      left: 'nicht angesehen',
    },
  },
  async () => (await import('./walk.texts.en.ts')).en,
)
