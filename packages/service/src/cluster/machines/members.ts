import { setTimeout as sleep } from 'node:timers/promises'
import { address, databases, type Machine } from './topology.ts'

/** A member as Patroni's REST interface shows it. */
interface Member {
  name: Machine
  role: string
  state: string
}

const ask = (machine: Machine, path: string): Promise<Response | undefined> =>
  fetch(`http://${address(machine)}:8008${path}`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)

/** The members as one of them sees them; empty when none answers. */
export async function members(): Promise<readonly Member[]> {
  for (const machine of databases) {
    const answer = await ask(machine, '/cluster')
    if (answer?.ok !== true) continue
    // One that ends just now may break off in the middle of its answer.
    const seen = (await answer.json().catch(() => undefined)) as { members: Member[] } | undefined
    if (seen !== undefined) return seen.members
  }
  return []
}

/** How many members follow a primary that runs. */
export async function following(): Promise<number> {
  const all = await members()
  if (!all.some(({ role, state }) => role === 'leader' && state === 'running')) return 0
  return all.filter(({ role, state }) => role === 'quorum_standby' && state === 'streaming').length
}

/** The primary, as soon as there is one. */
export async function findPrimary(): Promise<(typeof databases)[number]> {
  for (;;) {
    for (const machine of databases) if ((await ask(machine, '/primary'))?.ok === true) return machine
    await sleep(200)
  }
}

/** Makes another member the primary, in order. */
export async function switchOver(candidate: Machine, password: string): Promise<void> {
  const leader = await findPrimary()
  if (leader === candidate) return
  const Authorization = `Basic ${Buffer.from(`patroni:${password}`).toString('base64')}`
  const answer = await fetch(`http://${address(leader)}:8008/switchover`, {
    method: 'POST',
    headers: { Authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ leader, candidate }),
  })
  if (!answer.ok) throw new Error(`A switchover to ${candidate} answers ${answer.status}: ${await answer.text()}`)
}
