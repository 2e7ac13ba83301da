import { refusal } from '@waldkerf/domain/refusals/refusals'
import { scanTypes } from '@waldkerf/domain/georef/scans/signatures'
import type { ServiceAddress } from '../proxy/address.ts'
import { Refusal } from '../refusal.ts'

/** A scan's row: its object and the properties of that. */
export interface ScanRow {
  objekt: string
  sha256: string
  bytes: number
  media_type: string
  /** Its file's name; '' where it is not known. */
  datei: string
}

/** An object whose bytes are there already. */
export interface NewLayer {
  karte_id: string
  objekt: string
  sha256: string
  bytes: string
}

/** A scan whose bytes are there already. */
export interface NewScan extends NewLayer {
  media_type: string
  width: number | null
  height: number | null
  datei: string
}

interface Caller {
  authorization: string | undefined
  /** The version of the map that a change is meant for. */
  version?: string | undefined
}

/** Rows of scans, asked for and changed with the caller's own token. */
export function scanRows({ host, port }: ServiceAddress) {
  async function ask(path: string, { authorization, version }: Caller, body?: object): Promise<unknown> {
    const answer = await fetch(`http://${host}:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(authorization !== undefined && { authorization }),
        ...(version !== undefined && { 'if-match': version }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined)
    if (!answer || answer.status >= 500) throw new Refusal(refusal('not_ready'), 1)
    if (!answer.ok) throw await refusalBy(answer)
    return answer.json()
  }
  return {
    async current(map: number, authorization: string | undefined): Promise<ScanRow | undefined> {
      const rows = await ask(`/karte_scan?karte_id=eq.${map}&aktuell=is.true`, { authorization })
      return (rows as ScanRow[])[0]
    },
    /** The layer of the map's scan: the georeferenced file. */
    async layer(map: number, authorization: string | undefined): Promise<ScanRow | undefined> {
      const [row] = (await ask(`/rpc/w_get_ebenen?karte_id=eq.${map}`, { authorization })) as ScanRow[]
      return row && { ...row, media_type: scanTypes.tif, datei: '' }
    },
    keepLayer: (layer: NewLayer, caller: Caller) => ask('/rpc/w_keep_ebene', caller, layer),
    /** Makes it the map's current scan; a repeat changes nothing. */
    keep: (scan: NewScan, caller: Caller) => ask('/rpc/w_keep_scan', caller, scan),
    /** Whether the caller may read the list of all people, which is for administrators only. */
    async isAdministrator(authorization: string | undefined): Promise<boolean> {
      try {
        await ask('/rpc/a_get_all_users?select=user_id&limit=1', { authorization })
        return true
      } catch (error) {
        if (error instanceof Refusal && error.status < 500) return false
        throw error
      }
    },
  }
}

/** Our own refusals, which have `details`, are passed on in their words. */
async function refusalBy(answer: Response): Promise<Refusal> {
  const { message, details } = (await answer.json().catch(() => ({}))) as { message?: string; details?: string }
  if (answer.status === 401 || answer.status === 403) return notYours(answer.status)
  const { status } = answer
  const notKept = refusal('scan_not_kept')
  return new Refusal({ status, code: details || notKept.code, message: details && message ? message : notKept.message })
}

export const notYours = (status: number) =>
  status === 401 ? new Refusal(refusal('token_refused')) : new Refusal(refusal('scan_not_yours'))
