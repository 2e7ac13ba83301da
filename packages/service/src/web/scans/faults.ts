import { Refusal } from '../refusal.ts'
import { type ScanFault, scanFaultWords } from '@waldkerf/domain/georef/scans/scanHead'

export const noScan = (fault: ScanFault) => new Refusal(415, `scan_${fault}`, scanFaultWords[fault])
export const noScanThere = () => new Refusal(404, 'no_scan', 'Zu dieser Karte gibt es kein Kartenbild.')
/** There is a row, and its bytes are not: an upload makes it good. */
export const scanMissing = () =>
  new Refusal(404, 'scan_missing', 'Der Scan fehlt auf dem Server. Bitte laden Sie ihn noch einmal hoch.')
export const scanUnreadable = () => {
  const words = 'Das Kartenbild lässt sich auf dem Server nicht lesen. Bitte wenden Sie sich an die Administration.'
  return new Refusal(500, 'scan_unreadable', words)
}
export const scanTooLarge = () => new Refusal(413, 'scan_too_large', 'Die Datei ist größer als 1 GB.')
export const uploadGone = () => new Refusal(404, 'upload_gone', 'Dieses Hochladen gibt es nicht mehr.')

/** In our words, what the protocol itself refuses. */
export function protocolRefusal(status: number): Refusal {
  if (status === 404 || status === 410) return uploadGone()
  if (status === 409) return new Refusal(409, 'upload_409', 'Das Hochladen steht inzwischen an einer anderen Stelle.')
  if (status === 413) return scanTooLarge()
  if (status === 423)
    return new Refusal(423, 'upload_423', 'Das Bild wird gerade von einem anderen Fenster hochgeladen.')
  return new Refusal(status, 'upload_failed', 'Das Hochladen ist fehlgeschlagen.')
}
