import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    label: 'Kartenbild',
    open: 'Kartenbild öffnen',
    openAgain: 'Kartenbild neu hochladen',
    cancel: 'Abbrechen',
    loading: (name: string) => `${name} wird geöffnet`,
    none: 'Zu dieser Karte gibt es noch kein Kartenbild. Ziehen Sie eine Datei hierher (JPEG, PNG, TIFF, bis 1 GB).',
    uploading: (name: string) => `${name} hochladen`,
    uploaded: (sent: string, size: string) => `${sent} von ${size} MB`,
    upload: {
      uploading: (name: string) => `${name} wird hochgeladen.`,
      paused: (name: string) => `Angehalten: ${name} ist noch nicht für andere da.`,
      stored: (name: string) => `${name} ist gespeichert und für alle da, die diese Karte sehen.`,
    },
    uploadFailed: (reason: string) => `Noch nicht hochgeladen, in diesem Browser aufbewahrt. ${reason}`,
    pause: 'Anhalten',
    resume: 'Weiter hochladen',
    otherSize: (width: string, height: string, recorded: string) =>
      `Das Bild hat ${width} × ${height} Pixel, die Karte ${recorded}. Die Punkte liegen dann woanders.`,
    place: {
      noSystem: 'ohne Koordinatensystem',
      offer: (points: string, system: string, replaces: boolean) =>
        `Dieses GeoTIFF bringt seine Lage mit: ${points} Passpunkte, ${system}.${replaces ? ' Sie ersetzen die Punkte, die schon da sind.' : ''}`,
      take: 'Als Passpunkte übernehmen',
      leave: 'Nicht übernehmen',
    },
    problems: {
      unreadable: 'Die Datei ist kein lesbares Bild (PNG, JPEG, GeoTIFF).',
      tooLarge: 'Das Bild ist für diesen Browser zu groß.',
      compression: 'Diese TIFF-Kompression wird nicht gelesen. Bitte als PNG oder JPEG speichern.',
      missing: 'Das Kartenbild ist unter seiner Adresse nicht erreichbar.',
      lost: 'Der Scan fehlt auf dem Server. Wer ihn hat, lädt ihn noch einmal hoch.',
      cancelled: 'Das Öffnen wurde abgebrochen.',
    },
  },
  async () => (await import('./scan.texts.en.ts')).en,
)
