import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    panes: 'Kartenbild und Karte',
    parts: 'Ansicht wählen',
    scan: 'Kartenbild',
    map: 'Karte',
    points: 'Passpunkte',
    quality: 'Güte',
    below: 'Punkte und Güte unter den Bildern',
    beside: 'Punkte neben der Güte',
    loading: 'Karte wird geladen',
    failed: 'Die Karte konnte nicht geladen werden.',
    unknownSystem: 'Das Koordinatensystem der Karte ist nicht bekannt. Punkte und Vorschau stehen nicht auf der Karte.',
    noSystem: 'Die Karte hat noch kein Koordinatensystem. Wählen Sie es oben, um Punkte auf der Karte zu setzen.',
    mapUnits: 'Die gespeicherten Residuen sind in Metern. Beim Speichern werden sie in Pixeln geschrieben.',
    saveFailed: (message: string) => `${message} Die Punkte liegen sicher in diesem Browser.`,
    refused: (message: string) => `Nicht gespeichert: ${message}`,
    again: 'Erneut speichern',
    conflict: 'Jemand hat die Georeferenzierung dieser Karte inzwischen geändert.',
    more: (count: string) => `und ${count} mehr`,
    unusable: {
      title: 'Unbrauchbare Georeferenzierung speichern?',
      text: (millimetres: string, nr: string) =>
        `Der Vorhersagefehler ist ${millimetres} mm auf dem Blatt. Am weitesten daneben liegt Punkt ${nr}. Was gespeichert ist, sehen alle, die diese Karte sehen.`,
      save: 'Trotzdem speichern',
    },
    overwrite: 'Trotzdem speichern',
    reload: 'Stand der anderen laden',
  },
  async () => (await import('./GeorefScreen.texts.en.ts')).en,
)
