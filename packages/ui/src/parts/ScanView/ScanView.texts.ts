import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    keys: 'Pfeiltasten verschieben den gewählten Punkt um 0,1 Bildpunkte, mit Umschalt um 1; ohne gewählten Punkt das Blatt. Bild auf und Bild ab wählen den vorigen und nächsten Punkt, Eingabe setzt einen Punkt in der Mitte, Entf löscht, Escape hebt die Auswahl auf, Plus und Minus zoomen, 0 zeigt das ganze Blatt.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    showAll: 'Ganzes Blatt zeigen',
    scale: (percent: string) => `${percent} %`,
  },
  async () => (await import('./ScanView.texts.en.ts')).en,
)
