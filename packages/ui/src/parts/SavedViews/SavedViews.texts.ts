import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    menu: 'Gespeicherte Ansichten',
    save: 'Diese Ansicht speichern …',
    manage: 'Ansichten verwalten …',
    title: { save: 'Ansicht speichern', manage: 'Ansichten verwalten' },
    saveHint: 'Filter und Sortierung stehen später unter diesem Namen bereit.',
    name: 'Name',
    viewName: (name: string) => `Name der Ansicht ${name}`,
    missing: 'Bitte geben Sie einen Namen ein.',
    doSave: 'Speichern',
    rename: 'Umbenennen',
    remove: (name: string) => `Ansicht ${name} löschen`,
    close: 'Schließen',
  },
  async () => (await import('./SavedViews.texts.en.ts')).en,
)
