import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    changed: 'Jemand anderes hat dieses Feld inzwischen geändert.',
    lost: (name: string, why: string) => `Karte ${name}: ${why}`,
    removed: (name: string) => `Die Karte ${name} ist gelöscht.`,
    created: (name: string) => `Die Karte ${name} ist angelegt.`,
    address: {
      ignored: (parts: string) =>
        `Die Adresse enthält Angaben, die nicht zu verstehen sind und nichts eingrenzen: ${parts}`,
      noRecord: (id: number) => `Meldung ${id} gibt es nicht. Vielleicht ist die Adresse vertippt.`,
    },
    /** Names of the review's unsaved work in the question before leaving. */
    review: {
      one: (id: number) => `Nachricht oder Entscheidung zur Meldung ${id}`,
      several: (count: number) => `Nachrichten oder Entscheidungen zu ${count} Meldungen`,
      sending: 'Entscheidungen, die noch gesendet werden',
    },
    messageShape: { message: 'Nachricht' },
  },
  async () => (await import('./gis.texts.en.ts')).en,
)
