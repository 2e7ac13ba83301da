import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Frühere Scans',
    about: 'Ein ersetztes Kartenbild bleibt 90 Tage. Zurückgeholt ist es wieder das Bild der Karte, für alle.',
    loading: 'Frühere Scans werden geladen.',
    failed: 'Die früheren Scans konnten nicht geladen werden',
    none: { title: 'Keine früheren Scans', text: 'Das Kartenbild wurde in den letzten 90 Tagen nicht ersetzt.' },
    by: (person: string) => `von ${person}`,
    size: (megabytes: string) => `${megabytes} MB`,
    until: (day: string) => `bleibt bis ${day}`,
    pixels: (width: string, height: string) => `${width} × ${height} Pixel`,
    bringBack: 'Zurückholen',
    bringBackAt: (day: string) => `Scan vom ${day} zurückholen`,
    broughtBack: 'Der Scan ist wieder das Bild der Karte.',
    close: 'Schließen',
  },
  async () => (await import('./former.texts.en.ts')).en,
)
