import type { TokenSigner } from '@waldkerf/service/testing/tokens'
import type { Client } from 'pg'
import { judgeLines } from '../facts.ts'
import { kept, quantile } from '../report.ts'
import { load } from './calls.ts'
import type { MeasuredChapter } from './chapters.ts'
import type { Kind } from './load.ts'

/** So many people at once, in one run. */
const counts = [10, 30, 100, 200, 300, 500] as const
/** Milliseconds between an answer and the person's next press. */
const pause = 1_000
/** Calls of each person until the first ones come again. */
const calls = 20
/** Milliseconds: beyond it people notice that they wait. */
const patience = 200

interface Options {
  owner: Client
  origin: string
  sign: TokenSigner
  kinds: readonly Kind[]
  seconds: number
}

/** Those who review, each with a token; where there are fewer of them than asked for, some have several windows. */
export async function readTokens(owner: Client, sign: TokenSigner): Promise<string[]> {
  const { rows } = await owner.query<{ email: string }>(
    `select email from data.benutzer where app_status in ('ogf_expert', 'ogf_admin') order by user_id limit $1`,
    [Math.max(...counts)],
  )
  return Promise.all(rows.map(({ email }) => sign(email)))
}

/** The same calls by these people in turn: a server gives each account its share alone. */
export const byMany = (kind: Kind, tokens: readonly string[]): Kind => ({
  ...kind,
  requests: kind.requests.flatMap((request, at) =>
    // One request is everybody's; of many each is somebody's.
    (kind.requests.length === 1 ? tokens : [tokens[at % tokens.length]]).map((token) => ({
      ...request,
      headers: { ...request.headers, Authorization: `Bearer ${token}` },
    })),
  ),
})

/** People one after the other, each with another kind of call than at the press before. */
export function mixed(kinds: readonly Kind[], tokens: readonly string[], people: number): Kind {
  const requests = Array.from({ length: people * calls }, (_, at) => {
    const [person, round] = [at % people, Math.floor(at / people)]
    const { requests: own } = kinds[(person + round) % kinds.length] as Kind
    const request = own[at % own.length] as (typeof own)[number]
    const token = tokens[person % tokens.length]
    return { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } }
  })
  return { name: 'everything', does: 'reads', requests }
}

/** The chapter on more and more people who press once a second: reads, lists, searches and decisions by turns. */
export async function measurePeople(options: Options): Promise<MeasuredChapter> {
  const { owner, origin, sign, kinds, seconds } = options
  const tokens = await readTokens(owner, sign)
  const rows: string[] = []
  const { lines, judge } = judgeLines()
  for (const people of counts) {
    const { times, errors, firstError } = await load({
      origin,
      base: '/rest',
      connections: people,
      warmUp: 3,
      seconds,
      kind: mixed(kinds, tokens, people),
      pause,
    })
    const [middle, late] = [quantile(times, 0.5), quantile(times, 0.95)]
    const name = `${people} people, 95 of 100 within, ms`
    const holds = judge({ name, measured: late, goal: patience, scale: 'time', broken: errors > 0 })
    const figures = [people, times.length / seconds, middle, late].map((figure) => figure.toFixed(0))
    rows.push(`| ${[...figures, errors, kept(holds)].join(' | ')} |\n`)
    console.log(people, ...figures, errors, firstError)
  }
  const head = `| people | calls a second | middle, ms | 95 of 100 within, ms | errors | within ${patience} ms |\n`
  return {
    text: `${tokens.length} experts and administrators press once a second, ${seconds} s each time: reads, lists, searches and decisions by turns.

${head}| --- | --- | --- | --- | --- | --- |\n${rows.join('')}`,
    lines,
  }
}
