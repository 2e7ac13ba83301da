import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/**
 * Everything that must hold on every change, and the sum as the last line. `npm test -- unit stories` runs only the
 * named steps.
 */
ensureInstalled()
const chromium = ensureChromium()
const results = `${root}test-results/sums`
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const bin = `${root}node_modules/.bin/`
const environment = {
  ...process.env,
  PATH: `${dirname(pinnedNode())}${delimiter}${process.env.PATH}`,
  ...(chromium && { CHROMIUM_PATH: chromium }),
  TZ: 'Europe/Berlin',
}

/**
 * Runs a command. What it prints is shown when it has ended, as a whole: two may run at once.
 * @returns {Promise<number>} exit code
 */
function run(command, args, extra = {}) {
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...environment, ...extra } }
  const printed = [`\n— ${[command.replace(bin, ''), ...args].join(' ')}\n`]
  return new Promise((resolve) => {
    const child = spawn(command, args, options)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part))
    child.on('error', (error) => {
      printed.push(`${error.message}\n`)
      // What could not be started does not end either.
      child.emit('close', 1)
    })
    child.once('close', (code) => {
      for (const part of printed) process.stdout.write(part)
      resolve(code ?? 1)
    })
  })
}

/** A tool without tests of its own counts as one. */
const check =
  (command, ...args) =>
  async () =>
    (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** Reads a runner's JSON report; a runner that broke before it could report counts as one failure. */
function reported(file, code, read) {
  const sum = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum
}

const vitest = (project) => async () => {
  const file = `${results}/${project}.json`
  const code = await run(`${bin}vitest`, [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  return reported(file, code, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))
}

const playwright = async () => {
  const file = `${results}/e2e.json`
  const code = await run(`${bin}playwright`, ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  return reported(file, code, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))
}

const steps = {
  format: check(`${bin}oxfmt`, '--check'),
  lint: check(`${bin}oxlint`, '--type-aware'),
  types: check(`${bin}tsc`, '--noEmit'),
  unused: check(`${bin}knip`),
  unit: vitest('unit'),
  build: check(pinnedNode(), `${root}scripts/build.mjs`),
  workbench: check(`${bin}storybook`, 'build', '--quiet', '--disable-telemetry', '--output-dir', 'storybook-static'),
  service: vitest('service'),
  stories: vitest('stories'),
  e2e: playwright,
}

/**
 * What runs beside what: the back end's tests wait for starting databases, the stories for one browser's page. Two cores
 * have room for both.
 */
const order = [
  ['format'],
  ['lint'],
  ['types'],
  ['unused'],
  ['unit'],
  ['build'],
  ['workbench'],
  ['service', 'stories'],
  ['e2e'],
]

const wanted = process.argv.slice(2).filter((name) => Object.hasOwn(steps, name))
let passed = 0
let failed = 0

async function take(name) {
  const started = Date.now()
  const sum = await steps[name]()
  passed += sum.passed
  failed += sum.failed
  console.log(`${name}: ${sum.passed} passed, ${sum.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`)
}

for (const names of order) {
  await Promise.all(names.filter((name) => wanted.length === 0 || wanted.includes(name)).map(take))
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
