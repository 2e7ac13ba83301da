import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    menu: 'Gespeicherte Ansichten',
    save: 'Diese Ansicht speichern …',
    manage: 'Ansichten verwalten …',
    title: { save: 'Ansicht speichern', manage: 'Ansichten verwalten' },
    saveHint: 'Filter und Sortierung stehen später unter diesem Namen bereit.',
    name: 'Name',
    nameOf: (name: string) => `Name der Ansicht ${name}`,
    missing: 'Bitte geben Sie einen Namen ein.',
    doSave: 'Speichern',
    rename: 'Umbenennen',
    remove: (name: string) => `Ansicht ${name} löschen`,
    close: 'Schließen',
  },
  async () => (await import('./views.texts.en.ts')).en,
)
