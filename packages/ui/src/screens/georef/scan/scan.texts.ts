import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    label: 'Kartenbild',
    open: 'Kartenbild öffnen',
    loading: (name: string) => `${name} wird geöffnet`,
    none: 'Kein Kartenbild geöffnet. Das Bild bleibt in diesem Browser.',
    otherSize: (width: string, height: string, recorded: string) =>
      `Das Bild hat ${width} × ${height} Pixel, die Karte ${recorded}. Die Punkte liegen dann woanders.`,
    problems: {
      unreadable: 'Die Datei ist kein lesbares Bild (PNG, JPEG, GeoTIFF).',
      tooLarge: 'Das Bild ist für diesen Browser zu groß.',
      compression: 'Diese TIFF-Kompression wird nicht gelesen. Bitte als PNG oder JPEG speichern.',
      missing: 'Das Kartenbild ist unter seiner Adresse nicht erreichbar.',
    },
  },
  async () => (await import('./scan.texts.en.ts')).en,
)
