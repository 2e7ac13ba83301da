import { acceptPictures } from './acceptPictures.ts'
import { checkAccessibility } from './checkAccessibility.ts'
import { comparePictures } from './comparePictures.ts'
import { outcomes } from './compare/findings.ts'
import { foldersIn } from './folders.ts'
import { type Options, readOptions } from './options.ts'

/*
 * Pictures of all stories, compared with those that were accepted. `npm run visual`; the README's table has the words
 * that go with it.
 */

async function compare(options: Options) {
  const { page, findings } = await comparePictures(options)
  const counts = outcomes.map((outcome) => `${findings.filter((one) => one.outcome === outcome).length} ${outcome}`)
  console.log(`\n${counts.join(', ')}\n${page}`)
  return findings.every(({ outcome }) => outcome === 'same')
}

async function axe(options: Options) {
  const faults = await checkAccessibility(options)
  console.log(`\n${faults.length} stories with faults\n${foldersIn(options.kept).axe}/faults.md`)
  return faults.length === 0
}

function accept(options: Options) {
  console.log(`${acceptPictures(options)} pictures accepted.`)
  return true
}

const options = readOptions(process.argv.slice(2))
const tasks = { compare, axe, accept }
process.exitCode = (await tasks[options.task](options)) ? 0 : 1
