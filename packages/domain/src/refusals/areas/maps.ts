import type { RefusalEntries } from '../refusalEntry.ts'

const pointValue = (column: string) => `Punkt %s, ${column}: Dieser Wert wird nicht angenommen.` as const

/** Of survey maps and their points. */
export const mapRefusals = {
  bad_point: [400, 'Ein Punkt hat andere Angaben als vorgesehen.', 'A point has other values than expected.'],
  bad_scan: [400, 'Die Angaben zum Kartenbild sind ungültig.', 'What is said about the scan is not valid.'],
  not_your_client: [
    403,
    'Karten dürfen Sie nur für Ihre Kunden anlegen.',
    'You may create maps for your own clients only.',
  ],
  not_your_map: [403, 'Zu dieser Karte dürfen Sie keine Punkte anlegen.', 'You may not add points to this map.'],
  point_exists: [
    409,
    'Die Karte hat schon einen Punkt mit der Nummer %s.',
    'The map already has a point with this number.',
  ],
  point_value: [
    400,
    {
      nr: pointValue('Nummer'),
      pixelx: pointValue('Spalte'),
      pixely: pointValue('Zeile'),
      mapx: pointValue('Rechtswert'),
      mapy: pointValue('Hochwert'),
      dx: pointValue('Restklaffe'),
      dy: pointValue('Restklaffe'),
      residual: pointValue('Restklaffe'),
      enable: pointValue('Kategorie'),
    },
    'A value of a point is not accepted.',
  ],
  points_missing: [400, 'Die Punkte fehlen.', 'The points are missing.'],
  scan_exists: [409, 'Dieses Kartenbild gehört schon zu einer Karte.', 'This scan belongs to a map already.'],
  size_missing: [400, 'Die Größe des Kartenbilds fehlt.', 'The size of the scan is missing.'],
  too_many_points: [413, 'Eine Karte hat höchstens 20.000 Punkte.', 'A map takes 20,000 points at most.'],
} as const satisfies RefusalEntries
