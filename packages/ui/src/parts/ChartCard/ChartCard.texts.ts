import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    asTable: (title: string) => `${title} als Tabelle zeigen`,
    asChart: (title: string) => `${title} als Diagramm zeigen`,
    save: (title: string) => `${title} herunterladen`,
    picture: 'Bild (PNG)',
    table: 'Tabelle (CSV)',
    failed: 'Das Bild konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
    foot: (day: string) => `Waldkerf · Stand ${day}`,
  },
  async () => (await import('./ChartCard.texts.en.ts')).en,
)
