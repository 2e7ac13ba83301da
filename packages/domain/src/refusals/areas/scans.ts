import type { RefusalEntries } from '../refusalEntry.ts'

/** Of the scans of maps: files and uploads. */
export const scanRefusals = {
  admins_only: [403, 'Das darf nur die Administration.', 'Only administrators may do this.'],
  layer_kind: [
    415,
    'Die Datei ist kein georeferenziertes, gekacheltes GeoTIFF (COG). Die bisherige Ebene gilt weiter.',
    'The file is no georeferenced, tiled GeoTIFF (COG). The layer of before still holds.',
  ],
  no_layer: [404, 'Zu dieser Karte gibt es keine Ebene.', 'There is no layer for this map.'],
  no_scan: [404, 'Zu dieser Karte gibt es kein Kartenbild.', 'There is no scan for this map.'],
  scan_damaged: [
    415,
    'Die Bilddatei ist beschädigt oder nicht vollständig.',
    'The picture file is damaged or incomplete.',
  ],
  scan_kind: [
    415,
    'Die Datei ist kein Bild im Format JPEG, PNG oder TIFF.',
    'The file is no picture in one of the formats JPEG, PNG and TIFF.',
  ],
  scan_map_missing: [400, 'Die Karte des Bildes fehlt.', 'The map of the scan is missing.'],
  scan_missing: [
    404,
    'Der Scan fehlt auf dem Server. Bitte laden Sie ihn noch einmal hoch.',
    'The scan is missing on the server. Please upload it once more.',
  ],
  scan_not_kept: [500, 'Das Kartenbild konnte nicht gespeichert werden.', 'The scan could not be stored.'],
  scan_not_yours: [
    403,
    'Kartenbilder sind nur für Fachleute und die Administration da.',
    'Scans are for experts and administrators only.',
  ],
  scan_size: [
    415,
    'Das Bild ist zu groß: höchstens 40.000 Pixel je Seite und eine Milliarde Pixel.',
    'The picture is too large: 40,000 pixels a side and a thousand million pixels at most.',
  ],
  scan_size_missing: [400, 'Die Größe der Datei fehlt.', 'The size of the file is missing.'],
  scan_too_large: [413, 'Die Datei ist größer als 1 GB.', 'The file is larger than 1 GB.'],
  scan_unreadable: [
    500,
    'Das Kartenbild lässt sich auf dem Server nicht lesen. Bitte wenden Sie sich an die Administration.',
    'The scan cannot be read on the server. Please turn to the administration.',
  ],
  scans_full: [
    507,
    'Der Platz für Kartenbilder ist belegt. Bitte wenden Sie sich an die Administration.',
    'The room for scans is taken. Please turn to the administration.',
  ],
  too_many_uploads: [
    429,
    'Sie laden schon vier Kartenbilder oder 2 GB hoch. Bitte warten Sie, bis eines fertig ist.',
    'You are sending four scans or 2 GB already. Please wait until one is done.',
  ],
  upload_409: [
    409,
    'Das Hochladen steht inzwischen an einer anderen Stelle.',
    'The upload has got to another place meanwhile.',
  ],
  upload_423: [
    423,
    'Das Bild wird gerade von einem anderen Fenster hochgeladen.',
    'Another window is just sending this scan.',
  ],
  upload_ended: [410, 'Die Administration hat dieses Hochladen beendet.', 'The administration has ended this upload.'],
  upload_failed: [500, 'Das Hochladen ist fehlgeschlagen.', 'The upload has failed.'],
  upload_gone: [404, 'Dieses Hochladen gibt es nicht mehr.', 'This upload is gone.'],
} as const satisfies RefusalEntries
