import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { composeFile, deployFile } from './composeFile.ts'

const workflows = new URL('../../../../../.github/workflows/', import.meta.url)
const operations = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')

test('every action of the workflows is taken by its commit, with its version beside it', () => {
  const used = readdirSync(workflows).flatMap((name) =>
    [...readFileSync(new URL(name, workflows), 'utf8').matchAll(/^.*\buses:\s*(.+)$/gm)].map(([, what = '']) => what),
  )
  expect(used.length).toBeGreaterThan(1)
  const isPinned = /^([\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\S+)$/
  expect(used.filter((what) => !isPinned.test(what))).toEqual([])
})

test('an image is taken by its digest, or the operations say how it is read', () => {
  const composed = Object.values(composeFile().services).map(({ image }) => image)
  const bases = [...deployFile('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
  const foreign = [...new Set([...composed, ...bases])].filter((image) => !image.startsWith('waldkerf:'))
  const byTag = foreign.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image))
  const command = 'docker buildx imagetools inspect --format'
  const named = byTag.filter((image) => operations.includes(`${command} '{{.Manifest.Digest}}' ${image}\n`))
  expect(byTag).toEqual(named)
  expect(foreign.length).toBeGreaterThan(byTag.length)
})
