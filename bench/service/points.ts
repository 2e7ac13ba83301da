import { judgeLines } from '../facts.ts'
import { kept } from '../report.ts'
import type { MeasuredChapter } from './chapters.ts'

/** Milliseconds in which all points of a large map are saved by one call. */
const goal = 300
const count = 5_000
/** Saved one after the other; each differs from the one before in every point. */
const rounds = 9

interface Place {
  origin: string
  token: string
  /** A map of the person whose token it is. */
  map: number
}

async function save({ origin, token, map }: Place, shift: number): Promise<number> {
  const points = Array.from({ length: count }, (_, at) => ({
    nr: at + 1,
    mapx: 389_000 + at / 7 + shift,
    mapy: 5_810_000 + at / 3,
    pixelx: at / 11,
    pixely: -at / 13,
    enable: true,
  }))
  const begin = performance.now()
  const answer = await fetch(`${origin}/rest/rpc/w_set_mappoints`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ karte_id: String(map), points }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`w_set_mappoints: ${answer.status}`)
  return performance.now() - begin
}

/** Saves all points of a map by one call, at an otherwise idle service; the median of several times. */
export async function measurePoints(place: Place): Promise<MeasuredChapter> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await save(place, round))
  const middle = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN
  const { lines, judge } = judgeLines()
  const holds = judge({ name: '`w_set_mappoints`, ms', measured: middle, goal, scale: 'time' })
  const text = `| \`w_set_mappoints\`, points | ms | goal | holds |
| --- | --- | --- | --- |
| ${count.toLocaleString('en-GB')} | ${middle.toFixed(0)} | ${goal} | ${kept(holds)} |
`
  return { text, lines }
}
