import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    keys: 'Pfeiltasten verschieben die Karte, Plus und Minus ändern den Maßstab. Die Punkte stehen auch in der Tabelle.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    showAll: 'Ganze Karte zeigen',
    cluster: (count: string) => `${count} Punkte`,
    attribution: 'Grenzen: Natural Earth (gemeinfrei)',
    loading: 'Karte wird geladen',
    failed: 'Die Karte lässt sich gerade nicht laden. Alle Punkte stehen in der Tabelle.',
    retry: 'Erneut versuchen',
  },
  async () => (await import('./MapView.texts.en.ts')).en,
)
