import { Refusal } from '../refusal.ts'
import { type ScanFault, scanFaultWords } from '@waldkerf/domain/georef/scans/scanHead'

export const noScan = (fault: ScanFault) => new Refusal(415, scanFaultWords[fault], undefined, `scan_${fault}`)
export const noScanThere = () => new Refusal(404, 'Zu dieser Karte gibt es kein Kartenbild.', undefined, 'no_scan')
/** There is a row, and its bytes are not: an upload makes it good. */
export const scanMissing = () =>
  new Refusal(404, 'Der Scan fehlt auf dem Server. Bitte laden Sie ihn noch einmal hoch.', undefined, 'scan_missing')
export const scanUnreadable = () => {
  const words = 'Das Kartenbild lässt sich auf dem Server nicht lesen. Bitte wenden Sie sich an die Administration.'
  return new Refusal(500, words, undefined, 'scan_unreadable')
}
export const uploadGone = () => new Refusal(404, 'Dieses Hochladen gibt es nicht mehr.', undefined, 'upload_gone')

/** Sentences for what the protocol itself refuses, by the status. */
export const protocolWords: Readonly<Record<number, string>> = {
  404: 'Dieses Hochladen gibt es nicht mehr.',
  409: 'Das Hochladen steht inzwischen an einer anderen Stelle.',
  410: 'Dieses Hochladen gibt es nicht mehr.',
  413: 'Die Datei ist größer als 1 GB.',
  423: 'Das Bild wird gerade von einem anderen Fenster hochgeladen.',
}
