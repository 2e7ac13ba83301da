import { useEffect, useRef, useState } from 'react'
import { createNewest } from './newest.ts'

/** An answer of a worker, and the order that it answers. */
export interface Answered<Order, Answer> {
  order: Order
  answer: Answer
}

/**
 * A worker's answer to an order. The last one stays until the next is there; orders never pile up.
 * @param begin makes the worker, once an order is there; its messages are answers, one for each order
 * @param order keep it stable while nothing in it changes; undefined while no worker is wanted
 * @param rest ms that an order must stand before it is given
 */
export function useNewestAnswer<Order, Answer>(
  begin: () => Worker,
  order: Order | undefined,
  rest = 0,
): Answered<Order, Answer> | undefined {
  const [answered, setAnswered] = useState<Answered<Order, Answer>>()
  const send = useRef<(order: Order) => void>(undefined)
  const isWanted = order !== undefined
  useEffect(() => {
    if (!isWanted) return undefined
    const worker = begin()
    send.current = createNewest<Order, Answer>(
      {
        post: (next) => worker.postMessage(next, []),
        onAnswer: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => listener(data)),
      },
      (answer, of) => setAnswered({ order: of, answer }),
    )
    return () => {
      worker.terminate()
      send.current = undefined
      setAnswered(undefined)
    }
  }, [begin, isWanted])
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
