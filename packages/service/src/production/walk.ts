import { styleText } from 'node:util'

/** Steps of a walk, each printed when it is done. The first failure ends the walk: later ones depend on it. */
export class Walk {
  #passed = 0
  #failed = 0

  async step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const started = performance.now()
    try {
      const result = await work()
      this.#passed += 1
      console.log(`${styleText('green', '✓')} ${name} (${((performance.now() - started) / 1_000).toFixed(1)} s)`)
      return result
    } catch (error) {
      console.log(`${styleText('red', '✗')} ${name}`)
      throw error
    }
  }

  /** Runs all steps and prints the totals. Answers whether all passed. */
  async go(way: () => Promise<void>): Promise<boolean> {
    try {
      await way()
    } catch (error) {
      console.error(error)
      // A failure between two steps counts as one.
      this.#failed = 1
    }
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`)
    return this.#failed === 0 && this.#passed > 0
  }
}
