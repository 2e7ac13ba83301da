import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Aussehen nebeneinander',
    lead: 'Eine Ansicht in allen Modi auf einer Seite. Rolle, Szenario, Farbe, Größe und Dichte der Werkzeugleiste gelten für alle Rahmen; geladen wird, was ins Blickfeld kommt.',
    begin: 'Welche Ansicht?',
    beginText: 'Bei jeder anderen Story führt der Knopf mit den zwei Feldern rechts in der Werkzeugleiste hierher.',
    all: 'Andere Ansicht wählen',
    alone: (mode: string) => `${mode}: allein ansehen`,
    frame: (story: string, mode: string) => `${story} im Modus ${mode}`,
    forced: 'Erzwungene Farben setzt der Browser für alle Seiten, ein Rahmen allein kann sie nicht haben.',
  },
  async () => (await import('./LooksPage.texts.en.ts')).en,
)
