import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Neue Karte',
    description: 'Ein Name genügt; alles Weitere lässt sich später ergänzen.',
    name: 'Name',
    client: 'Kunde',
    noClient: 'Kein Kunde',
    din: 'Format',
    system: 'Koordinatensystem',
    systemHint: 'Vorgeschlagen wird das System des Kunden.',
    missingName: 'Bitte geben Sie einen Namen ein.',
    missingClient: 'Bitte wählen Sie den Kunden, zu dem die Karte gehört.',
    save: 'Karte anlegen',
    typing: 'Neue Karte',
    scan: {
      label: 'Kartenbild',
      hint: 'Datei hierher ziehen oder wählen (JPEG, PNG, TIFF, GeoTIFF, bis 1 GB). Name, Größe und Auflösung kommen aus ihr.',
      choose: 'Kartenbild wählen',
      other: 'Anderes wählen',
      remove: 'Entfernen',
      facts: (width: string, height: string, megabytes: string) => `${width} × ${height} Pixel, ${megabytes} MB`,
      resolution: (res: string) => `${res} dpi`,
      refused: (name: string, reason: string) => `${name} wurde nicht übernommen: ${reason}`,
      faults: {
        empty: 'Die Datei ist leer.',
        tooLarge: 'Sie ist größer als 1 GB.',
        kind: 'Sie ist kein JPEG, PNG oder TIFF.',
        size: 'Ihre Breite und Höhe sind nicht lesbar oder größer als 1.000.000 Pixel.',
        unreadable: 'Sie ließ sich nicht öffnen.',
      },
    },
  },
  async () => (await import('./create.texts.en.ts')).en,
)
