/** A scan that is stored in this browser. */
export interface KeptScan {
  map: number
  name: string
  size: number
  /** Address at which its upload is resumed. */
  uploadUrl?: string | undefined
  /** The upload was paused by the person, and waits until it is resumed. */
  isPaused?: boolean
  /** Bytes that the server had when it was paused. */
  sent?: number
  /** An administrator ended its upload; it begins again only when the person starts it. */
  isEnded?: boolean
  /** The server has it; this copy is deleted at sign-out. */
  isUploaded?: boolean
}

/** Reads the entry stored beside a scan's file; undefined if it is not readable. */
export function readKeptScan(text: string | undefined): KeptScan | undefined {
  try {
    return text ? (JSON.parse(text) as KeptScan) : undefined
  } catch {
    return undefined
  }
}

/** Whether a copy was written completely. */
export const isWholeCopy = (known: KeptScan, file: { size: number } | undefined) => file?.size === known.size

/** Whether this browser has the only copy. */
export const isUnsent = ({ isUploaded }: KeptScan) => !isUploaded

/** Whether an upload is tried again after this answer. @param status HTTP; 0: no answer came */
export const isWorthAnotherTry = (status: number) =>
  status !== 507 && (status < 400 || status >= 500 || [401, 409, 423].includes(status))
