import type { RefusalEntries } from '../refusalEntry.ts'

const pointValue = (column: string) => `Punkt %s, ${column}: Dieser Wert wird nicht angenommen.` as const

/** Of survey maps and their points. */
export const mapRefusals = {
  bad_point: {
    status: 400,
    de: 'Ein Punkt hat andere Angaben als vorgesehen.',
    en: 'A point has other values than expected.',
  },
  bad_scan: {
    status: 400,
    de: 'Die Angaben zum Kartenbild sind ungültig.',
    en: 'What is said about the scan is not valid.',
  },
  not_your_client: {
    status: 403,
    de: 'Karten dürfen Sie nur für Ihre Kunden anlegen.',
    en: 'You may create maps for your own clients only.',
  },
  not_your_map: {
    status: 403,
    de: 'Zu dieser Karte dürfen Sie keine Punkte anlegen.',
    en: 'You may not add points to this map.',
  },
  point_exists: {
    status: 409,
    de: 'Die Karte hat schon einen Punkt mit der Nummer %s.',
    en: 'The map already has a point with this number.',
  },
  point_value: {
    status: 400,
    de: {
      nr: pointValue('Nummer'),
      pixelx: pointValue('Spalte'),
      pixely: pointValue('Zeile'),
      mapx: pointValue('Rechtswert'),
      mapy: pointValue('Hochwert'),
      dx: pointValue('Residuum'),
      dy: pointValue('Residuum'),
      residual: pointValue('Residuum'),
      enable: pointValue('Kategorie'),
    },
    en: 'A value of a point is not accepted.',
  },
  points_missing: { status: 400, de: 'Die Punkte fehlen.', en: 'The points are missing.' },
  scan_exists: {
    status: 409,
    de: 'Dieses Kartenbild gehört schon zu einer Karte.',
    en: 'This scan belongs to a map already.',
  },
  size_missing: { status: 400, de: 'Die Größe des Kartenbilds fehlt.', en: 'The size of the scan is missing.' },
  too_many_points: {
    status: 413,
    de: 'Eine Karte hat höchstens 20.000 Punkte.',
    en: 'A map takes 20,000 points at most.',
  },
} as const satisfies RefusalEntries
