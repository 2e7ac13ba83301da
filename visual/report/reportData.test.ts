import { expect, test } from 'vitest'
import type { Finding } from '../compare/findings.ts'
import { reportData } from './reportData.ts'

const story = (id: string, name: string) => ({ id, title: 'Parts/A', name, importPath: './A.stories.tsx' })
const stories = [story('parts-a--ready', 'Ready'), story('parts-a--dark', 'Dark')]

const finding = (id: string, outcome: Finding['outcome']): Finding => ({ id, look: 'light-wide', outcome })

test('the report lists what differs in the order of the sidebar, and what is gone last', () => {
  const findings = [
    finding('parts-gone--ready', 'removed'),
    finding('parts-a--dark', 'changed'),
    finding('parts-a--ready', 'new'),
    finding('parts-a--phone', 'same'),
  ]
  const { counts, rows } = reportData(stories, findings)
  expect(counts).toEqual({ changed: 1, new: 1, removed: 1, broken: 0, same: 1 })
  expect(rows.map(({ title, name }) => `${title} ${name}`)).toEqual([
    'Parts/A Ready',
    'Parts/A Dark',
    'parts-gone--ready ready',
  ])
})
