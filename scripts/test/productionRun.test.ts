import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productionNote } from './productionRun.ts'

let root: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: root, encoding: 'utf8' })

function commit(file: string, text: string): string {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  git('add', '.')
  git('commit', '--quiet', '--message', file)
  return git('rev-parse', 'HEAD').trim()
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'waldkerf-note-'))
  git('init', '--quiet')
})

afterAll(() => rmSync(root, { recursive: true }))

test('a run is outdated by the next change of what production is made of, and by no other', () => {
  const first = commit('deploy/compose.yaml', 'one')
  expect(productionNote(root)).toEqual(['production has not been run yet: npm run test:production -- --record'])
  commit('docs/production-run.md', `Written on 2026-11-28 for commit ${first}.`)
  expect(productionNote(root)).toEqual([])
  commit('packages/ui/src/a.ts', 'one')
  expect(productionNote(root)).toEqual([])
  commit('packages/service/src/a.ts', 'one')
  expect(productionNote(root)).toEqual([
    `production was last run at ${first.slice(0, 8)}, before the last change of deploy or packages/service`,
  ])
})

test('a history that does not reach back says nothing', () => {
  commit('docs/production-run.md', `Written on 2026-11-28 for commit ${'0'.repeat(40)}.`)
  expect(productionNote(root)).toEqual([])
})
