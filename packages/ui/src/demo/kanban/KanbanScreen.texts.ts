import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Kanban-Tafel',
    intro: 'Aufträge ziehen, mit der Leertaste aufnehmen oder über das Menü verschieben.',
    todo: 'Offen',
    working: 'In Arbeit',
    done: 'Erledigt',
    mission: (number: number) => `Auftrag ${number}`,
  },
  async () => (await import('./KanbanScreen.texts.en.ts')).en,
)
