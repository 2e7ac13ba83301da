import { styleText } from 'node:util'

/** Steps of a walk, each printed when it is done. The first failure ends the walk: later ones depend on it. */
export class Walk {
  readonly #done: { name: string; seconds: number }[] = []
  #failed = 0

  async step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const started = performance.now()
    try {
      const result = await work()
      const seconds = (performance.now() - started) / 1_000
      this.#done.push({ name, seconds })
      console.log(`${styleText('green', '✓')} ${name} (${seconds.toFixed(1)} s)`)
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
    console.log(`\n${this.#done.length} passed, ${this.#failed} failed`)
    return this.#failed === 0 && this.#done.length > 0
  }

  /** Each step with its seconds, as a table of Markdown. */
  table(): string {
    const rows = this.#done.map(({ name, seconds }) => `| ${name.replaceAll('|', '\\|')} | ${seconds.toFixed(1)} |`)
    return ['| Step | Seconds |', '|---|---|', ...rows].join('\n')
  }
}
