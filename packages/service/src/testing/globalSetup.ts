import { rmSync } from 'node:fs'
import { testWorld } from '../contract/harness.ts'
import { prepareFolders } from './preparedFolder.ts'
import { emptyWorld, testFolder } from './testStack.ts'

/** Runs once before the back end's tests: the folders that most of them start from. */
export async function setup(): Promise<() => void> {
  const site = testFolder()
  const remove = await prepareFolders(`${site}/dist`, [testWorld, emptyWorld])
  return () => {
    remove()
    rmSync(site, { recursive: true, force: true })
  }
}
