import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    unsaved: (name: string) => `Georeferenzierung von „${name}“`,
    scanUpload: {
      notTaken: (name: string, reason: string) => `${name} wird nicht gespeichert: ${reason}`,
      firstPage: (name: string) =>
        `${name} hat mehrere Seiten. Gezeigt und gespeichert wird die erste; in der Liste der Karten wird aus jeder eine Karte.`,
      faults: {
        empty: 'Die Datei ist leer.',
        tooLarge: 'Sie ist größer als 1 GB.',
        kind: 'Gespeichert werden JPEG, PNG und TIFF.',
        size: 'Ihre Breite und Höhe sind nicht lesbar oder größer als 1.000.000 Pixel.',
        damaged: 'Die Datei ist beschädigt: Ihr Inhalt endet früher, als ihr Verzeichnis sagt.',
      },
      ask: {
        title: 'Kartenbild ersetzen?',
        description:
          'Diese Karte hat schon ein Kartenbild. Es wird für alle ersetzt; die Passpunkte bleiben, wie sie sind.',
        otherSize:
          'Das Bild hat eine andere Größe als die Karte. Größe und Kartenbild werden für alle ersetzt; die Passpunkte liegen dann woanders.',
        confirm: 'Ersetzen',
        cancel: 'Nur hier ansehen',
      },
    },
    workShape: {
      points: 'Passpunkte',
      count: (count: number) => (count === 1 ? 'ein Punkt' : `${count} Punkte`),
    },
  },
  async () => (await import('./georef.texts.en.ts')).en,
)
