import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Lists at the end of a run the tests that it left out, each with the reason. */
export default class LeftOut implements Reporter {
  readonly #lines: string[] = []

  onTestEnd({ annotations, location, title }: TestCase, { status }: TestResult) {
    if (status !== 'skipped') return
    const reasons = annotations.flatMap(({ type, description }) => (type === 'skip' ? (description ?? []) : []))
    this.#lines.push(`  ${location.file.split('/').at(-1)}: ${title}: ${reasons.join(', ') || 'no reason'}`)
  }

  onEnd() {
    if (this.#lines.length > 0) console.log(['Left out', ...this.#lines].join('\n'))
  }
}
