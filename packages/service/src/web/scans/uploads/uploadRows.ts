import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { Pool } from 'pg'
import { Refusal } from '@waldkerf/service/web/refusal'

/** An upload that has been begun. */
export interface BegunUpload {
  id: string
  map: number
  /** Who has begun it, and alone may go on. */
  account: string
  /** Name of the file that is uploaded. */
  fileName: string
  /** The version of the map that it is meant for. */
  version: string | undefined
  /** It becomes the map's layer. */
  isLayer: boolean
  /** Bytes of the whole, and of what is there. */
  size: number
  offset: number
  /** When the last of them came: milliseconds since the epoch. */
  since: number
  /** 'fertig': its scan is kept. 'beendet': an administrator has ended it. */
  state: 'offen' | 'fertig' | 'beendet'
  /** Room is kept for it. */
  isPromised: boolean
}

export type NewUpload = Omit<BegunUpload, 'since' | 'state' | 'isPromised'>

/** Bytes: those of all scans, and those promised to uploads. */
export interface UsedRoom {
  belegt: number
  zugesagt: number
}

/** Bytes that scans may take: all together, and still on the disk. */
export interface AllowedRoom {
  quota: number
  free: number
}

/** Rows of begun uploads, which all web servers share: what one has promised, no other one promises again. */
export interface UploadRows {
  /** @throws Refusal 507 when there is no room, 429 when the account has begun too many */
  promise(upload: NewUpload, allowed: AllowedRoom): Promise<void>
  find(id: string): Promise<BegunUpload | undefined>
  /** Those that are neither kept nor ended. */
  open(): Promise<BegunUpload[]>
  room(): Promise<UsedRoom>
  note(id: string, offset: number): Promise<void>
  /** Its scan is kept: it needs no room of its own any more. */
  finish(id: string): Promise<void>
  end(id: string): Promise<void>
  /** Forgets it, unless an administrator has ended it: its sender is told so. */
  remove(id: string): Promise<void>
  /** Forgets those without a byte since then. @param before milliseconds since the epoch */
  sweep(before: number): Promise<void>
}

interface Row {
  id: string
  karte_id: string
  konto: string
  datei: string
  version: string | null
  ist_ebene: boolean
  bytes: string
  da: string
  stand: BegunUpload['state']
  zuletzt: Date
  zugesagt: boolean
}

const fromRow = (row: Row): BegunUpload => ({
  id: row.id,
  map: Number(row.karte_id),
  account: row.konto,
  fileName: row.datei,
  version: row.version ?? undefined,
  isLayer: row.ist_ebene,
  size: Number(row.bytes),
  offset: Number(row.da),
  since: row.zuletzt.getTime(),
  state: row.stand,
  isPromised: row.zugesagt,
})

const toRow = ({ id, map, account, fileName, version, isLayer, size, offset }: NewUpload) =>
  JSON.stringify({
    id,
    karte_id: map,
    konto: account,
    datei: fileName,
    version: version ?? null,
    ist_ebene: isLayer,
    bytes: size,
    da: offset,
  })

/** @param pool connections that act as `waldkerf_keeper` @param now milliseconds since the epoch */
export function uploadRows(pool: Pool, now: () => number): UploadRows {
  const at = (time = now()) => new Date(time).toISOString()
  async function query<Found extends object>(sql: string, values: readonly unknown[]): Promise<Found[]> {
    try {
      return (await pool.query<Found>(sql, [...values])).rows
    } catch {
      throw new Refusal(refusal('not_ready'), 1)
    }
  }
  const read = async (condition: string, value: unknown) =>
    (
      await query<Row>(
        `select u.*, app.is_promised(u, $1) as zugesagt from data.hochladen u where ${condition} order by u.zuletzt`,
        [at(), value],
      )
    ).map(fromRow)
  const change = async (sql: string, ...values: unknown[]) => void (await query(sql, values))
  return {
    async promise(upload, { quota, free }) {
      const values = [toRow(upload), quota, Math.min(Math.floor(free), Number.MAX_SAFE_INTEGER), at()]
      const [answer] = await query<{ refused: 'scans_full' | 'too_many_uploads' | '' }>(
        'select app.promise_room($1, $2, $3, $4) as refused',
        values,
      )
      if (answer?.refused === 'scans_full') throw new Refusal(refusal('scans_full'))
      if (answer?.refused === 'too_many_uploads') throw new Refusal(refusal('too_many_uploads'), 60)
    },
    find: async (id) => (await read('u.id = $2', id))[0],
    open: () => read('u.stand = $2', 'offen'),
    async room() {
      const [room] = await query<Record<keyof UsedRoom, string>>('select * from app.scan_room($1)', [at()])
      return { belegt: Number(room?.belegt ?? 0), zugesagt: Number(room?.zugesagt ?? 0) }
    },
    note: (id, offset) => change('update data.hochladen set da = $2, zuletzt = $3 where id = $1', id, offset, at()),
    finish: (id) =>
      change(`update data.hochladen set da = bytes, stand = 'fertig', zuletzt = $2 where id = $1`, id, at()),
    end: (id) => change(`update data.hochladen set stand = 'beendet' where id = $1`, id),
    remove: (id) => change(`delete from data.hochladen where id = $1 and stand <> 'beendet'`, id),
    sweep: (before) => change('delete from data.hochladen where zuletzt < $1', at(before)),
  }
}
