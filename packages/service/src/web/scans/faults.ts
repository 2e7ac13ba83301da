import { refusal } from '@waldkerf/domain/refusals/refusals'
import { Refusal } from '../refusal.ts'
import type { ScanFault } from '@waldkerf/domain/georef/scans/scanHead'

export const noScan = (fault: ScanFault) => new Refusal(refusal(`scan_${fault}`))
export const noLayer = () => new Refusal(refusal('layer_kind'))
export const noLayerThere = () => new Refusal(refusal('no_layer'))
export const noScanThere = () => new Refusal(refusal('no_scan'))
/** There is a row, but not its bytes: another upload repairs it. */
export const scanMissing = () => new Refusal(refusal('scan_missing'))
export const scanUnreadable = () => new Refusal(refusal('scan_unreadable'))
export const scanTooLarge = () => new Refusal(refusal('scan_too_large'))
export const uploadEnded = () => new Refusal(refusal('upload_ended'))
export const uploadGone = () => new Refusal(refusal('upload_gone'))

/** Our words for what the tus protocol refuses. */
export function protocolRefusal(status: number): Refusal {
  if (status === 404 || status === 410) return uploadGone()
  if (status === 409) return new Refusal(refusal('upload_409'))
  if (status === 413) return scanTooLarge()
  if (status === 423) return new Refusal(refusal('upload_423'))
  return new Refusal({ ...refusal('upload_failed'), status })
}
