import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Wächter',
    lead: 'Was die Seite von der Person weiß und was geschieht, wenn etwas eintritt. Gezeichnet aus guardTable.ts: Ändert sich die Tabelle, ändert sich das Bild.',
    drawing: 'Zustände und Übergänge',
    drawingText: 'Ein Druck auf einen Zustand zeigt allein seine Wege; ein zweiter zeigt wieder alle.',
    steps: 'Dasselbe als Tabelle',
    all: 'Alle Übergänge. Ein Ereignis, das ein Zustand nicht nennt, ändert nichts.',
    of: (state: string) => `Was von „${state}“ ausgeht.`,
    from: 'Zustand',
    event: 'Ereignis',
    to: 'Danach',
    action: 'Was geschieht',
    pages: 'Welche Seite sich öffnet',
    pagesText: 'Für jede Adresse der Routentabelle, von der Entscheidung des Wächters selbst berechnet.',
    address: 'Adresse',
    noToken: 'Ohne Token',
    noRole: 'Rolle unbekannt',
    decisions: { proceed: 'Öffnet', signIn: 'Zur Anmeldung', load: 'Erst laden', unknown: 'Keine Seite' },
  },
  async () => (await import('./GuardPage.texts.en.ts')).en,
)
