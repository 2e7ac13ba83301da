import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    label: 'Verlauf',
    loading: 'Verlauf wird geladen',
    failed: 'Der Verlauf konnte nicht geladen werden',
    empty: 'Noch ist nichts verzeichnet. Jede gespeicherte Änderung steht hier, mit Person und Zeit.',
    nobody: 'Waldkerf',
    document: {
      angelegt: 'Dokument angelegt',
      entfernt: 'Dokument gelöscht',
      archived: 'Endgültig festgeschrieben',
      offer: 'Aus einem Angebot erstellt',
    },
    position: {
      angelegt: (title: string) => `Position ${title} hinzugefügt`,
      geaendert: (title: string, changes: string) => `Position ${title}: ${changes}`,
      entfernt: (title: string) => `Position ${title} gelöscht`,
      untitled: 'ohne Text',
      titled: (title: string) => `„${title}“`,
    },
    payment: (amount: string) => `Zahlung über ${amount} eingetragen`,
    reminder: (amount: string) => `Zahlungserinnerung über ${amount} erstellt`,
    sent: (to: string) => `Gesendet an ${to}`,
    accepted: (to: string) => `Vom Mailserver angenommen: ${to}`,
    change: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
    place: 'Stelle',
  },
  async () => (await import('./log.texts.en.ts')).en,
)
