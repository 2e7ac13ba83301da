import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Scans, die hochgeladen werden',
    hint: 'Für jedes Hochladen ist Platz zugesagt, bis eine Stunde lang kein Byte kommt. Ein beendetes lässt sich neu beginnen.',
    none: 'Gerade wird kein Scan hochgeladen.',
    upload: 'Hochladen',
    action: 'Aktion',
    map: (id: string) => `Karte ${id}`,
    sent: (sent: string, size: string) => `${sent} von ${size} MB`,
    last: (instant: string) => `zuletzt ${instant}`,
    noRoom: 'kein Platz mehr zugesagt',
    end: 'Beenden',
    endAt: (map: string, person: string) => `Hochladen von ${person} für Karte ${map} beenden`,
    ended: 'Beendet. Der Platz ist wieder frei.',
  },
  async () => (await import('./operation.texts.en.ts')).en,
)
