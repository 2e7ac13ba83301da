import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './compare/findings.ts'
import { Journal } from './compare/journal.ts'
import { Shelf } from './compare/shelf.ts'
import { foldersIn } from './folders.ts'
import type { Options } from './options.ts'
import { choice } from './stories.ts'

/**
 * From now on the pictures of the last run are the accepted ones, where they differed; what was removed goes.
 * The words choose stories; none means all.
 * @returns how many pictures were taken over or removed
 * @throws Error without a last run
 */
export function acceptPictures({ words, kept }: Pick<Options, 'words' | 'kept'>): number {
  const folders = foldersIn(kept)
  const file = join(folders.report, 'findings.jsonl')
  if (!existsSync(file)) throw new Error('Nothing to accept yet: npm run visual takes the pictures first.')
  const isChosen = choice(words)
  const accepted = new Shelf(folders.accepted)
  const after = new Shelf(join(folders.report, 'after'))
  const open = new Journal<Finding>(file).entries.filter(({ id }) => isChosen(id))
  for (const finding of open) {
    if (finding.outcome === 'removed') accepted.remove(finding)
    if (finding.outcome === 'changed' || finding.outcome === 'new') after.copyTo(accepted, finding)
  }
  if (words.length === 0) rmSync(folders.report, { recursive: true })
  return open.filter(({ outcome }) => outcome === 'changed' || outcome === 'new' || outcome === 'removed').length
}
