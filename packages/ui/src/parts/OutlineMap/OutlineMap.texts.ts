import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    keys: 'Pfeiltasten verschieben die Karte, Plus und Minus ändern den Maßstab, 0 zeigt alles. Was hier liegt, steht auch in der Liste.',
    zoomIn: 'Näher',
    zoomOut: 'Weiter weg',
    showAll: 'Alles zeigen',
    showSelected: 'Gewähltes zeigen',
    layers: 'Hintergrund',
    attribution: 'Grenzen, Gewässer: Natural Earth (gemeinfrei) · Orte: GeoNames (CC BY 4.0)',
    retry: 'Erneut versuchen',
    loading: 'Die Übersicht wird geladen',
    failed: 'Die Übersicht konnte nicht geladen werden.',
    none: 'Nichts davon hat einen Ort.',
  },
  async () => (await import('./OutlineMap.texts.en.ts')).en,
)
