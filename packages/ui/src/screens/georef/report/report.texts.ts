import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Restklaffenbericht',
    print: 'Drucken',
    close: 'Schließen',
    rows: {
      map: 'Karte',
      type: 'Transformation',
      system: 'Koordinatensystem',
      points: 'Passpunkte',
      meanError: 'Mittlerer Fehler',
      prediction: 'Vorhersagefehler (je ohne den Punkt selbst)',
      scale: 'Maßstab nach den Punkten',
      recorded: 'Maßstab laut Karte',
    },
    counts: (enabled: string, all: string) => `${enabled} ${words.surveyed.de} von ${all}`,
    columns: {
      nr: 'Nr.',
      column: 'Spalte',
      row: 'Zeile',
      east: 'Rechtswert',
      north: 'Hochwert',
      dx: 'dx (px)',
      dy: 'dy (px)',
      residual: 'Residuum (px)',
      category: 'Kategorie',
    },
    map: {
      label: 'Die Passpunkte auf dem Blatt, mit ihren Restklaffen als Pfeilen',
      caption: (times: string, largest: string) =>
        `Restklaffen ${times}-fach verlängert, die größte misst ${largest} px. Gefüllte Punkte bestimmen die Transformation.`,
    },
    surveyed: words.surveyed.de,
    assumed: words.assumed.de,
    convention: 'dx und dy: vorhergesagter minus gemessener Ort im Bild, positiv nach rechts und nach unten.',
    one: (scale: string) => `1:${scale}`,
  },
  async () => (await import('./report.texts.en.ts')).en,
)
