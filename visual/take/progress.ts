/** ms between two lines. */
const often = 15_000

/** Tells on the console how far a run is and how long it will probably take. */
export class Progress {
  readonly #total: number
  readonly #began = performance.now()
  #done = 0
  #worked = 0
  #told = performance.now()

  constructor(total: number) {
    this.#total = total
  }

  /** @param worked false for what needed no time: done by an earlier run, or not to be done at all */
  step(worked: boolean): void {
    this.#done += 1
    if (worked) this.#worked += 1
    const now = performance.now()
    if (now < this.#told + often || this.#worked === 0) return
    this.#told = now
    const left = ((now - this.#began) / this.#done) * (this.#total - this.#done)
    console.log(`${this.#done} of ${this.#total}, about ${Math.ceil(left / 60_000)} min left`)
  }
}
