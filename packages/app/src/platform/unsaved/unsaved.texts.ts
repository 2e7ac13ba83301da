import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    leave: { title: 'Die Seite verlassen?', confirm: 'Verlassen', save: 'Speichern und verlassen' },
    signOut: { title: 'Trotzdem abmelden?', confirm: 'Abmelden und verwerfen', save: 'Speichern und abmelden' },
    close: { title: 'Eingaben verwerfen?', confirm: 'Verwerfen', save: 'Speichern und schließen' },
    lost: 'Diese Eingaben sind nicht gespeichert und gehen verloren:',
    unsaved: 'Diese Eingaben sind nicht gespeichert:',
    discard: 'Verwerfen',
    stay: 'Hier bleiben',
  },
  async () => (await import('./unsaved.texts.en.ts')).en,
)

export const keptTexts = defineTexts(
  {
    title: 'Abmelden, bevor alles gesendet ist?',
    confirm: 'Abmelden',
    description: (count: number) =>
      count === 1
        ? '1 Meldung ist nur auf diesem Gerät. Sie bleibt hier unter Ihrem Namen und geht weiter, sobald Sie sich hier wieder anmelden.'
        : `${count} Meldungen sind nur auf diesem Gerät. Sie bleiben hier unter Ihrem Namen und gehen weiter, sobald Sie sich hier wieder anmelden.`,
    scans:
      'Diese Kartenbilder sind noch nicht hochgeladen. Sie bleiben in diesem Browser unter Ihrem Namen und werden weiter hochgeladen, sobald Sie sich hier wieder anmelden.',
    withoutLine: {
      title: 'Ohne Verbindung abmelden?',
      description:
        'Danach öffnet sich hier nichts mehr, bis Sie sich mit Verbindung wieder anmelden: Auch melden können Sie bis dahin nicht.',
    },
    cancel: 'Hier bleiben',
  },
  async () => (await import('./unsaved.texts.en.ts')).keptEn,
)
