import { readFileSync } from 'node:fs'
import { type Shape, shapeFaults } from './shape.ts'

/** A call as the pages of a release make it. */
interface ReleasedCall {
  /** Method and path. */
  call: string
  /** Names in its payload, columns that it filters and orders by. */
  sends: string[]
  filters: string[]
  answer: Shape
}

/** The calls of the previous release: its open pages go on making them until they are reloaded. */
export const releasedCalls = JSON.parse(
  readFileSync(new URL('0.1.0.json', import.meta.url), 'utf8'),
) as readonly ReleasedCall[]

/** The parts of an answer that those pages would refuse. */
export const releasedFaults = (call: string, body: unknown): string[] =>
  releasedCalls.filter((each) => each.call === call).flatMap(({ answer }) => shapeFaults(answer, body))
