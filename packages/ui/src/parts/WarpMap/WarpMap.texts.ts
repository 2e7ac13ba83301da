import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    keys: 'Pfeiltasten verschieben den gewählten Punkt um 0,1 m, mit Umschalt um 1 m; ohne gewählten Punkt die Karte. Bild auf und Bild ab wählen den vorigen und nächsten Punkt, Eingabe setzt einen Punkt in der Mitte, Entf löscht, Escape hebt die Auswahl auf, Plus und Minus zoomen, 0 zeigt alles.',
    loading: 'Karte wird geladen',
    failed: 'Die Karte konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    showAll: 'Blatt und Punkte zeigen',
    layers: 'Grundkarte',
    attribution: 'Grenzen, Gewässer: Natural Earth (gemeinfrei) · Orte: GeoNames (CC BY 4.0)',
  },
  async () => (await import('./WarpMap.texts.en.ts')).en,
)
