/** A scan that lies in this browser. */
export interface KeptScan {
  map: number
  name: string
  size: number
  /** Where its upload goes on. */
  uploadUrl?: string | undefined
  /** Somebody has paused it; it waits until somebody goes on. */
  isPaused?: boolean
  /** Bytes that the server had when it was paused. */
  sent?: number
  /** An administrator has ended its upload; it begins anew when somebody says so. */
  isEnded?: boolean
  /** The server has it; this copy goes with the session. */
  isUploaded?: boolean
}

/** A copy as it was written down beside its file; what cannot be read is none. */
export function readKeptScan(text: string | undefined): KeptScan | undefined {
  try {
    return text ? (JSON.parse(text) as KeptScan) : undefined
  } catch {
    return undefined
  }
}

/** A copy whose writing was interrupted does not count. */
export const isWholeCopy = (known: KeptScan, file: { size: number } | undefined) => file?.size === known.size

/** Whether this browser has the only copy. */
export const isUnsent = ({ isUploaded }: KeptScan) => !isUploaded

/** Whether an upload that was answered so is tried once more. @param status HTTP; 0: no answer came */
export const isWorthAnotherTry = (status: number) =>
  status !== 507 && (status < 400 || status >= 500 || [401, 409, 423].includes(status))
