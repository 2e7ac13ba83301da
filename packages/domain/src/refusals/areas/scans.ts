import type { RefusalEntries } from '../refusalEntry.ts'

/** Of the scans of maps: files and uploads. */
export const scanRefusals = {
  admins_only: { status: 403, de: 'Das darf nur die Administration.', en: 'Only administrators may do this.' },
  no_scan: { status: 404, de: 'Zu dieser Karte gibt es kein Kartenbild.', en: 'There is no scan for this map.' },
  scan_damaged: {
    status: 415,
    de: 'Die Bilddatei ist beschädigt oder nicht vollständig.',
    en: 'The picture file is damaged or incomplete.',
  },
  scan_kind: {
    status: 415,
    de: 'Die Datei ist kein Bild im Format JPEG, PNG oder TIFF.',
    en: 'The file is no picture in one of the formats JPEG, PNG and TIFF.',
  },
  scan_map_missing: { status: 400, de: 'Die Karte des Bildes fehlt.', en: 'The map of the scan is missing.' },
  scan_missing: {
    status: 404,
    de: 'Der Scan fehlt auf dem Server. Bitte laden Sie ihn noch einmal hoch.',
    en: 'The scan is missing on the server. Please upload it once more.',
  },
  scan_not_kept: {
    status: 500,
    de: 'Das Kartenbild konnte nicht gespeichert werden.',
    en: 'The scan could not be stored.',
  },
  scan_not_yours: {
    status: 403,
    de: 'Kartenbilder sind nur für Fachleute und die Administration da.',
    en: 'Scans are for experts and administrators only.',
  },
  scan_size: {
    status: 415,
    de: 'Das Bild ist zu groß: höchstens 40.000 Pixel je Seite und eine Milliarde Pixel.',
    en: 'The picture is too large: 40,000 pixels a side and a thousand million pixels at most.',
  },
  scan_size_missing: { status: 400, de: 'Die Größe der Datei fehlt.', en: 'The size of the file is missing.' },
  scan_too_large: { status: 413, de: 'Die Datei ist größer als 1 GB.', en: 'The file is larger than 1 GB.' },
  scan_unreadable: {
    status: 500,
    de: 'Das Kartenbild lässt sich auf dem Server nicht lesen. Bitte wenden Sie sich an die Administration.',
    en: 'The scan cannot be read on the server. Please turn to the administration.',
  },
  scans_full: {
    status: 507,
    de: 'Der Platz für Kartenbilder ist belegt. Bitte wenden Sie sich an die Administration.',
    en: 'The room for scans is taken. Please turn to the administration.',
  },
  too_many_uploads: {
    status: 429,
    de: 'Sie laden schon vier Kartenbilder oder 2 GB hoch. Bitte warten Sie, bis eines fertig ist.',
    en: 'You are sending four scans or 2 GB already. Please wait until one is done.',
  },
  upload_409: {
    status: 409,
    de: 'Das Hochladen steht inzwischen an einer anderen Stelle.',
    en: 'The upload has got to another place meanwhile.',
  },
  upload_423: {
    status: 423,
    de: 'Das Bild wird gerade von einem anderen Fenster hochgeladen.',
    en: 'Another window is just sending this scan.',
  },
  upload_failed: { status: 500, de: 'Das Hochladen ist fehlgeschlagen.', en: 'The upload has failed.' },
  upload_gone: { status: 404, de: 'Dieses Hochladen gibt es nicht mehr.', en: 'This upload is gone.' },
} as const satisfies RefusalEntries
