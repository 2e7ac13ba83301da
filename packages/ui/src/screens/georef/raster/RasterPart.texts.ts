import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'GeoTIFF erzeugen',
    about:
      'Das Kartenbild wird mit den Befehlen des GDAL-Skripts in diesem Browser georeferenziert. Bei der Karte ändert sich nichts.',
    stale: 'Es gelten die Punkte, wie sie hier stehen, auch wenn sie noch nicht gespeichert sind.',
    format: 'Datei',
    formats: {
      cog: 'GeoTIFF (COG)',
      png: 'PNG, World-Datei (ZIP)',
      jpeg: 'JPEG, World-Datei (ZIP)',
    },
    size: (width: string, height: string) => `Ergebnis etwa ${width} × ${height} Pixel.`,
    opaque: 'JPEG kennt keine Durchsichtigkeit: Außerhalb des Blattes wird es schwarz.',
    tooLarge: (needed: string, most: string) =>
      `Dafür bräuchte der Browser etwa ${needed} GB Speicher, mehr als ${most} GB gibt ihm dieses Gerät nicht sicher. Wählen Sie eine Kompression oder eine gröbere Auflösung, oder führen Sie das GDAL-Skript auf einem Rechner mit GDAL aus.`,
    noFile: 'Das Kartenbild liegt nur in Kacheln vor. Mit dem GDAL-Skript lässt es sich aus der Datei erzeugen.',
    turned:
      'Das Bild ist gedreht aufgenommen. GDAL dreht es nicht mit, und die Punkte lägen falsch: Speichern Sie es gedreht und laden Sie es neu hoch.',
    make: 'Erzeugen',
    loading: 'GDAL wird geladen (10 MB, nur beim ersten Mal) …',
    working: (percent: string) => `${percent} % gerechnet`,
    left: (seconds: string) => `noch etwa ${seconds} s`,
    cancel: 'Abbrechen',
    cancelled: 'Abgebrochen. Es wurde keine Datei erzeugt.',
    refused: (words: string) => `GDAL konnte die Datei nicht erzeugen: ${words}`,
    unread: (words: string) =>
      `GDAL kann dieses Kartenbild nicht lesen. Die Datei ist beschädigt oder von einer Art, die es nicht kennt: ${words}`,
    toLayer: 'Als Ebene bereitstellen',
    layerAbout:
      'Als Ebene wird das Blatt bei der Karte gespeichert und auf allen Karten des Programms gezeigt, für alle, die diese Karte sehen.',
    layerNeedsSaved: 'Für eine Ebene müssen die Punkte gespeichert sein.',
    layerSince: (time: string, by: string) => `Die Ebene ist vom ${time}, ${by}.`,
    outdated: 'Die Ebene dieser Karte ist veraltet: Die Punkte haben sich seither geändert.',
    renew: 'Ebene neu bereitstellen',
    sending: (percent: string) => `Die Ebene wird gespeichert: ${percent} %`,
    stored: 'Die Ebene ist gespeichert und auf allen Karten zu sehen.',
    unsent: (words: string) => `Die Ebene wurde nicht gespeichert, die bisherige gilt weiter: ${words}`,
    failed:
      'Die Datei konnte nicht erzeugt werden, wahrscheinlich reichte der Speicher des Browsers nicht. Die Punkte sind unverändert; das GDAL-Skript führt auf einem Rechner mit GDAL zum selben Ergebnis.',
    done: (name: string, megabytes: string) => `${name} ist fertig (${megabytes} MB).`,
    again: 'Nochmals herunterladen',
    show: 'Anzeigen',
    close: 'Schließen',
  },
  async () => (await import('./RasterPart.texts.en.ts')).en,
)
