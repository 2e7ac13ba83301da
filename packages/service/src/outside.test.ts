import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outsideFolder } from './outside.ts'

const newData = () => mkdtempSync(join(tmpdir(), 'waldkerf-outside-'))

/** Puts something where the cluster would be. */
function use(data: string): string {
  const folder = outsideFolder(data)
  mkdirSync(join(folder, 'home'), { recursive: true })
  writeFileSync(join(folder, 'home', 'cluster'), '')
  return folder
}

// Only root's children run under another account, and only root may write there.
test.runIf(process.getuid?.() === 0)('a part outside is found again, and goes with its temporary data folder', () => {
  const [data, other] = [newData(), newData()]
  const folder = use(data)
  expect(readlinkSync(join(data, 'home'))).toBe(join(folder, 'home'))
  expect(outsideFolder(data)).toBe(folder)
  expect(existsSync(join(folder, 'home', 'cluster'))).toBe(true)
  rmSync(data, { recursive: true })
  const otherFolder = use(other)
  expect(existsSync(folder)).toBe(false)
  for (const place of [other, otherFolder]) rmSync(place, { recursive: true })
})
