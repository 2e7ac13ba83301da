import { searchKinds } from '@waldkerf/domain/entities/search/searchHit'
import { recentKey } from '../../session/forget.ts'
import type { FrameCommand } from '../frame/commands.ts'

const most = 5

interface Kept {
  owner: string
  choices: readonly FrameCommand[]
}

function readKept(): Kept {
  try {
    const { owner, choices } = JSON.parse(sessionStorage.getItem(recentKey) ?? '') as Partial<Kept>
    return { owner: owner ?? '', choices: Array.isArray(choices) ? choices : [] }
  } catch {
    return { owner: '', choices: [] }
  }
}

const kinds = new Set<string>(['screens', 'actions', ...searchKinds])

/** This person's last choices in this browser's session, the latest first. */
export const recentChoices = {
  read(owner: string): readonly FrameCommand[] {
    const kept = readKept()
    return kept.owner === owner ? kept.choices.filter(({ group }) => kinds.has(group)) : []
  },
  add(owner: string, { id, group, label, detail, icon, to }: FrameCommand) {
    const before = recentChoices.read(owner).filter((one) => one.id !== id)
    const choices = [{ id, group, label, detail, icon, ...(to !== undefined && { to }) }, ...before].slice(0, most)
    sessionStorage.setItem(recentKey, JSON.stringify({ owner, choices } satisfies Kept))
  },
}
