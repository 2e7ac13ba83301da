import type { Beetle, Picture, Species } from '@waldkerf/domain/entities/beetles'
import type { User } from '@waldkerf/domain/entities/users'
import { seedBeetles } from './beetles.ts'
import { seedPictures } from './pictures.ts'
import { species } from './species.ts'
import { seedUsers } from './users.ts'

export interface World {
  species: Species[]
  users: User[]
  beetles: Beetle[]
  pictures: Picture[]
}

const sizes = {
  small: { beetles: 640, users: 30 },
  large: { beetles: 100_000, users: 1_995 },
} as const

export type WorldSize = keyof typeof sizes

/** The example world: the same for stories, tests and the demo database. Dates are offsets from `today`. */
export function seedWorld({ today, size }: { today: string; size: WorldSize }): World {
  const users = seedUsers(today, sizes[size].users)
  return { species: [...species], users, ...seedPictures(seedBeetles(sizes[size].beetles, users, today)) }
}
