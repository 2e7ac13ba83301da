import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    otherSystem: (file: string, map: string) =>
      `Die Datei ist in EPSG:${file}, die Karte war in EPSG:${map}. Die Karte steht jetzt im System der Datei.`,
    convert: (epsg: string) => `In EPSG:${epsg} umrechnen`,
    notRead: 'Die Datei wurde nicht gelesen:',
    line: (line: string, message: string) => `Zeile ${line}: ${message}`,
    close: 'Schließen',
    lost: 'Die Datei konnte nicht geöffnet werden.',
  },
  async () => (await import('./files.texts.en.ts')).en,
)
