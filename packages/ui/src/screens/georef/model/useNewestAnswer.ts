import { useEffect, useRef, useState } from 'react'
import type { Assessment, AssessmentOrder } from '@waldkerf/domain/georef/workplace/assessment'
import { createSpare, type Spare } from '@waldkerf/domain/store/spare'

/** The part of a worker that is used here. */
interface Helper<Order, Answer> {
  post: (order: Order) => void
  onAnswer: (listener: (answer: Answer) => void) => void
}

/**
 * Orders to a worker that never pile up: while it works on one, only the newest of the others waits.
 * @param onAnswer with the order that it answers; never an older one after a newer one
 */
export function createNewest<Order, Answer>(
  helper: Helper<Order, Answer>,
  onAnswer: (answer: Answer, order: Order) => void,
) {
  let working: { order: Order } | undefined
  let waiting: { order: Order } | undefined
  const begin = (next: { order: Order } | undefined) => {
    working = next
    waiting = undefined
    if (next) helper.post(next.order)
  }
  helper.onAnswer((answer) => {
    const done = working
    begin(waiting)
    if (done) onAnswer(answer, done.order)
  })
  return {
    send(order: Order) {
      if (working) waiting = { order }
      else begin({ order })
    },
    isAtRest: () => working === undefined,
  }
}

/** An answer of a worker, and the order that it answers. */
export interface Answered<Order, Answer> {
  order: Order
  answer: Answer
}

/**
 * A worker's answer to an order. The last one stays until the next is there; orders never pile up.
 * @param workers one is taken once an order is there; its messages are answers, one for each order
 * @param order keep it stable while nothing in it changes; undefined while no worker is wanted
 * @param rest ms that an order must stand before it is given
 */
export function useNewestAnswer<Order, Answer>(
  workers: Spare<Worker>,
  order: Order | undefined,
  rest = 0,
): Answered<Order, Answer> | undefined {
  const [answered, setAnswered] = useState<Answered<Order, Answer>>()
  const send = useRef<(order: Order) => void>(undefined)
  const isWanted = order !== undefined
  useEffect(() => {
    if (!isWanted) return undefined
    const worker = workers.take()
    const over = new AbortController()
    const newest = createNewest<Order, Answer>(
      {
        post: (next) => worker.postMessage(next, []),
        onAnswer: (listener) =>
          worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => listener(data), {
            signal: over.signal,
          }),
      },
      (answer, answeredOrder) => setAnswered({ order: answeredOrder, answer }),
    )
    send.current = newest.send
    return () => {
      over.abort()
      if (newest.isAtRest()) workers.keep(worker)
      else worker.terminate()
      send.current = undefined
      setAnswered(undefined)
    }
  }, [workers, isWanted])
  useEffect(() => {
    if (order === undefined) return undefined
    if (rest === 0) {
      send.current?.(order)
      return undefined
    }
    const timer = setTimeout(() => send.current?.(order), rest)
    return () => clearTimeout(timer)
  }, [order, rest])
  return answered
}

/** So long the points must rest, in ms: while one is dragged nobody reads the ranking. */
const rest = 150

const workers = createSpare(() => new Worker(new URL('./assess.worker.ts', import.meta.url), { type: 'module' }))

/**
 * The assessment of the points, from a worker. The last answer stays until the next one is there.
 * @param order keep it stable while nothing in it changes
 * @returns and whether it is of these points, or still of those before
 */
export function useAssessment(order: AssessmentOrder) {
  const answered = useNewestAnswer<AssessmentOrder, Assessment>(workers, order, rest)
  return { assessment: answered?.answer, isCurrent: answered?.order === order }
}
