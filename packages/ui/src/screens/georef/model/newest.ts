/** The part of a worker that is used here. */
export interface Helper<Order, Answer> {
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
  return (order: Order) => {
    if (working) waiting = { order }
    else begin({ order })
  }
}
