import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'GDAL-Skript',
    about: 'Das Skript georeferenziert das Kartenbild mit gdal_translate und gdalwarp. Es wird hier nicht ausgeführt.',
    input: 'Kartenbild',
    output: 'Ergebnis',
    resampling: 'Neuabtastung',
    compression: 'Kompression',
    alpha: 'Außerhalb des Blattes durchsichtig',
    worldFile: 'Mit World-Datei',
    resolution: 'Auflösung des Ergebnisses (m je Pixel, leer: von GDAL)',
    rerun: 'Vor erneutem Ausführen das alte Ergebnis löschen: gdalwarp schreibt sonst in die vorhandene Datei hinein.',
    text: 'Skript',
    difference: 'Unterschied zum gespeicherten Skript',
    same: 'Das gespeicherte Skript passt zu den Punkten.',
    outdated: 'Das gespeicherte Skript passt nicht mehr zu den Punkten.',
    otherOptions:
      'Das gespeicherte Skript passt zu den Punkten. Gespeichert ist es mit anderen Dateinamen oder Optionen, als hier gewählt sind.',
    points:
      'Das gespeicherte Skript gibt GDAL die Punkte selbst. Sie liegen fast auf einer Linie, und dort rechnet GDAL anders als die Vorschau: Das neue Skript bringt ein Gitter mit, das aus der Vorschau berechnet ist.',
    none: 'Zur Karte ist noch kein Skript gespeichert.',
    added: 'neu',
    removed: 'alt',
    copy: 'Kopieren',
    copied: 'Kopiert',
    download: 'Herunterladen',
    store: 'Bei der Karte speichern',
    stored: 'Skript gespeichert.',
    close: 'Schließen',
  },
  async () => (await import('./script.texts.en.ts')).en,
)
