import type { calls } from '@waldkerf/domain/calls/contract'
import { mostOfLimit } from '@waldkerf/domain/entities/office/operations'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { changeRow, findRow } from '../gateway/rows.ts'
import type { MockState } from '../state.ts'

/** Bytes of an example picture, whose real size is not known. */
const drawnBytes = 60_000
const quota = 50 * 2 ** 30

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const size = ({ bilder, scans }: { bilder: number; scans: number }) => bilder + scans

/** Storage used by accounts, by user_id; null stands for deleted accounts. */
function heldRoom({ pictures, beetles, addedBytes, mapScans, users }: MockState) {
  const reporters = new Map(beetles.map((row) => [row.id, row.user_id]))
  const accounts = new Map(users.map((row) => [row.email, row.user_id]))
  const held = new Map<number | null, { bilder: number; scans: number }>()
  const add = (account: number | null | undefined, part: 'bilder' | 'scans', bytes: number) => {
    const own = held.get(account ?? null) ?? { bilder: 0, scans: 0 }
    held.set(account ?? null, { ...own, [part]: own[part] + bytes })
  }
  for (const { id, kaefer_id } of pictures) {
    add(reporters.get(kaefer_id), 'bilder', addedBytes.get(id)?.byteLength ?? drawnBytes)
  }
  for (const { von, bytes } of mapScans) add(accounts.get(von), 'scans', bytes)
  return [...held].map(([user_id, room]) => ({ user_id, ...room }))
}

/** Storage, mails and the limits of accounts, for administrators. */
export const operationHandlers: AreaHandlers<typeof calls.operations> = {
  getOperation({ state }) {
    const people = new Map(state.users.map((user) => [user.user_id, user]))
    const held = heldRoom(state)
    const open = state.dispatches.filter(({ zugestellt_am, abgelehnt }) => zugestellt_am === null && abgelehnt === null)
    return {
      bilder: sum(held.map(({ bilder }) => bilder)),
      bilder_grenze: quota,
      scans: sum(held.map(({ scans }) => scans)),
      inhaber: held
        .toSorted((a, b) => size(b) - size(a))
        .slice(0, 5)
        .map((room) => {
          const { first_name = '', last_name = '', email = '' } = people.get(room.user_id ?? 0) ?? {}
          return { ...room, name: `${first_name} ${last_name}`.trim(), email }
        }),
      mails: {
        wartend: open.length,
        seit: open.map(({ gesendet_am }) => gesendet_am).toSorted()[0] ?? null,
        abgelehnt: state.dispatches.filter(({ abgelehnt }) => abgelehnt !== null).length,
      },
      adressen: [],
    }
  },
  getLimits: ({ state }) => state.limits,
  setLimit({ state, request, payload: { id, menge } }) {
    if (!/^0*[1-9]\d{0,5}$/.test(menge) && menge !== String(mostOfLimit)) throw refuse('limit_range')
    return changeRow(findRow(state.limits, id, 'not_found.limit'), { menge: Number(menge) }, request)
  },
}
