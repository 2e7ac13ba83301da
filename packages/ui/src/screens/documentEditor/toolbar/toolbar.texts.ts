import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    label: 'Werkzeuge des Dokuments',
    back: 'Zur Liste',
    undo: 'Rückgängig (Strg+Z)',
    redo: 'Wiederholen (Strg+Y)',
    preview: 'Vorschau',
    edit: 'Bearbeiten',
    save: {
      saved: 'Gespeichert',
      waiting: 'Wird gleich gespeichert',
      saving: 'Wird gespeichert …',
      failed: 'Noch nicht gespeichert',
      conflict: 'Auch von jemand anderem geändert',
    },
    unclear: (count: number) => (count === 1 ? 'Ein Wert ist unklar' : `${count} Werte sind unklar`),
    more: 'Weitere Schritte',
  },
  async () => (await import('./toolbar.texts.en.ts')).en,
)
