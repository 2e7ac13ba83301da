import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Zahlungserinnerungen',
    loading: 'Zahlungserinnerungen werden geladen',
    failed: 'Die Zahlungserinnerungen konnten nicht geladen werden.',
    none: 'Noch keine Zahlungserinnerung.',
    notDue: 'Erinnert wird erst, wenn die Zahlungsfrist vorüber und noch etwas offen ist.',
    entry: (day: string, open: string) => `Vom ${day}, offen waren ${open}`,
    madeBy: (who: string, when: string) => `${who}, ${when}`,
    open: 'PDF öffnen',
    openNamed: (day: string) => `Zahlungserinnerung vom ${day} als PDF öffnen`,
    save: 'Herunterladen',
    saveNamed: (day: string) => `Zahlungserinnerung vom ${day} herunterladen`,
    send: 'Versenden',
    sendNamed: (day: string) => `Zahlungserinnerung vom ${day} versenden`,
    dialog: {
      title: (number: string) => `Zahlungserinnerung zu ${number}`,
      about: (day: string, open: string) =>
        `Vom ${day} über ${open}. Sie bleibt, wie sie ist, auch wenn danach gezahlt wird.`,
      text: 'Text',
      hint: 'Beträge, Zahlungen und Bankverbindung stehen darunter.',
      noText: 'Bitte geben Sie einen Text ein.',
      longText: 'Höchstens 10.000 Zeichen.',
      submit: 'Erstellen',
    },
  },
  async () => (await import('./reminders.texts.en.ts')).en,
)
