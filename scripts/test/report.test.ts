import { expect, test } from 'vitest'
import { asOne, filesFromVitest, fromPlaywright, fromVitest, readReport, slowest } from './report.ts'
import { summary } from './summary.ts'

const report = JSON.stringify({
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 3,
  testResults: [
    {
      name: '/project/packages/domain/a.test.ts',
      startTime: 1_000,
      endTime: 3_500,
      status: 'failed',
      assertionResults: [
        { fullName: 'Adds', status: 'passed' },
        { fullName: 'Rounds', status: 'failed' },
      ],
    },
    {
      name: '/project/packages/ui/broken.test.ts',
      startTime: 0,
      endTime: 10,
      status: 'failed',
      assertionResults: [],
    },
  ],
})
const unit = fromVitest(report, '/project')

test('Vitest’s report: tests that failed are named, and a file that could not be loaded is one', () => {
  expect(unit).toEqual({
    passed: 2,
    failed: 2,
    skipped: 3,
    failures: ['packages/domain/a.test.ts: Rounds', 'packages/ui/broken.test.ts'],
    files: [
      { file: 'packages/domain/a.test.ts', seconds: 2.5 },
      { file: 'packages/ui/broken.test.ts', seconds: 0.01 },
    ],
  })
})

test('the same report by file: a file that could not be loaded has no test', () => {
  expect([...filesFromVitest(report, '/project')]).toEqual([
    ['packages/domain/a.test.ts', { passed: 1, failed: ['Rounds'] }],
    ['packages/ui/broken.test.ts', { passed: 0, failed: [] }],
  ])
})

test('Playwright’s report: a test that passed at the second try passed, and all of its tries took time', () => {
  const outcome = fromPlaywright(
    JSON.stringify({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          file: 'gis.spec.ts',
          suites: [
            {
              file: 'gis.spec.ts',
              specs: [
                { title: 'Filters', tests: [{ status: 'flaky', results: [{ duration: 900 }, { duration: 600 }] }] },
                { title: 'Saves', tests: [{ status: 'unexpected', results: [{ duration: 500 }] }] },
              ],
            },
          ],
          specs: [{ title: 'Sorts', tests: [{ status: 'expected', results: [{ duration: 1_000 }] }] }],
        },
      ],
    }),
  )
  expect(outcome).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['e2e/gis.spec.ts: Saves'],
    files: [{ file: 'e2e/gis.spec.ts', seconds: 3 }],
  })
})

test('A runner that broke before it could report is a failure', () => {
  expect(readReport('/no/such/report.json', 1, 'stories', () => asOne(0, ''))).toMatchObject({
    failed: 1,
    failures: ['stories ended with code 1'],
  })
})

test('The end of a run: steps, slowest files, failures, and the sum as the last line', () => {
  const steps = [
    { name: 'lint', seconds: 12, cpu: undefined, outcome: asOne(0, 'lint') },
    { name: 'unit', seconds: 40, cpu: 61.3, outcome: unit },
  ]
  const { lines, isGreen } = summary(steps, ['unit has grown'])
  expect(isGreen).toBe(false)
  expect(lines).toContain('    12 s  lint: 1 passed, 0 failed')
  expect(lines).toContain('    40 s      61 CPU s  unit: 2 passed, 2 failed')
  expect(lines).toContain('  unit has grown')
  expect(lines).toContain('  packages/domain/a.test.ts: Rounds')
  expect(lines.at(-1)).toBe('3 passed, 2 failed')
})

test('A run without a test is not green', () => {
  expect(summary([]).isGreen).toBe(false)
})

test('Of many files the slowest come first', () => {
  const files = [3, 9, 1].map((seconds) => ({ file: `${seconds}`, seconds }))
  expect(slowest(files, 2).map(({ seconds }) => seconds)).toEqual([9, 3])
})
