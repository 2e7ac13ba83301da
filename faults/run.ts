import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { FileResult } from '../scripts/test/report.ts'
import { faults } from './faults.ts'
import type { Fault, TestFile } from './fault.ts'
import { makeScratch } from './scratch.ts'
import { complaints, runTests } from './tests.ts'

/*
 * Plants every fault, or those named in the command line, one at a time in a copy of the tree, and expects the named test
 * file, green without it, to fail.
 */

const named = process.argv.slice(2)
const unknown = named.filter((name) => !faults.some((fault) => fault.name === name))
if (unknown.length > 0) throw new Error(`No such fault: ${unknown.join(', ')}.`)
const chosen = faults.filter(({ name }) => named.length === 0 || named.includes(name))

const scratch = makeScratch()
const outcomes = { passed: 0, failed: 0 }

function note(name: string, isPassed: boolean, text: string) {
  outcomes[isPassed ? 'passed' : 'failed'] += 1
  console.log(`${isPassed ? 'noticed' : 'MISSED '}  ${name}: ${text}`)
}

/** @throws Error where the text to be replaced is not there exactly once */
function plant({ file, find, replace }: Fault) {
  const place = join(scratch, file)
  const parts = readFileSync(place, 'utf8').split(find)
  const count = parts.length - 1
  if (count !== 1) throw new Error(`${file} has the text to be replaced ${count} times instead of once:\n${find}`)
  writeFileSync(place, parts.join(replace))
}

/** Plants faults in the copy, does something with it, and takes them out again. */
function planting<T>(planted: readonly Fault[], act: () => T): T {
  const files = [...new Set(planted.map(({ file }) => file))].map((file) => join(scratch, file))
  const before = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  try {
    planted.forEach(plant)
    return act()
  } finally {
    for (const [file, text] of before) writeFileSync(file, text)
  }
}

function result({ project, file }: TestFile) {
  return runTests({ scratch, project, files: [file], isBailing: true }).get(file)
}

/** The test files that are green as the tree stands: one run for each project. */
function greenFiles(planned: readonly Fault[]): ReadonlySet<string> {
  const projects = [...new Set(planned.map(({ noticedBy }) => noticedBy.project))]
  return new Set(
    projects.flatMap((project) => {
      const files = planned
        .filter(({ noticedBy }) => noticedBy.project === project)
        .map(({ noticedBy }) => noticedBy.file)
      const results = runTests({ scratch, project, files: [...new Set(files)] })
      return [...results].filter(([, { passed, failed }]) => passed > 0 && failed.length === 0).map(([file]) => file)
    }),
  )
}

function describe(found: FileResult | undefined): string {
  if (found === undefined) return 'the test file did not run'
  if (found.failed.length > 0) return `“${found.failed[0]}”`
  return found.passed > 0 ? 'all its tests passed' : 'the test file could not be loaded'
}

/** An error counts against this fault only: the others are still tried. */
function attempt(name: string, act: () => void) {
  try {
    act()
    return true
  } catch (error) {
    note(name, false, error instanceof Error ? error.message : String(error))
    return false
  }
}

function take(fault: Fault, green: ReadonlySet<string>) {
  const { name, noticedBy } = fault
  if (!green.has(noticedBy.file)) return note(name, false, `${noticedBy.file} is not green without the fault`)
  const found = planting([fault], () => result(noticedBy))
  return note(name, (found?.failed.length ?? 0) > 0, `${noticedBy.file}, ${describe(found)}`)
}

const started = Date.now()
console.log(`${chosen.length} faults in ${scratch}`)
const plantable = chosen.filter((fault) => attempt(fault.name, () => planting([fault], () => undefined)))
const said = planting(plantable, () => complaints(scratch, [...new Set(plantable.map(({ file }) => file))]))
if (said) note('compiler and linter', false, `they see a fault by themselves\n${said}`)
const green = greenFiles(plantable)
for (const fault of plantable) {
  // Lets this process handle a signal that came during a synchronous run.
  await setImmediate()
  attempt(fault.name, () => take(fault, green))
}
console.log(`\n${outcomes.passed} passed, ${outcomes.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`)
process.exitCode = outcomes.failed === 0 ? 0 : 1
