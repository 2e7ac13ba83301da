import { expect, test } from 'vitest'
import { faultList } from './writeFaults.ts'

test('nothing to do is said', () => {
  expect(faultList([])).toBe('# Accessibility\n\nNothing was found.\n')
})

test('faults stand by rule, with story, mode and elements', () => {
  const violation = { rule: 'color-contrast', impact: 'serious', help: 'Too pale', elements: ['.a', '.b'] }
  const list = faultList([
    { id: 'parts-a--ready', mode: 'dark', violations: [violation] },
    { id: 'parts-b--ready', mode: 'forced', message: 'It failed.', violations: [] },
    { id: 'parts-c--ready', mode: 'light', violations: [{ ...violation, elements: ['.c'] }] },
  ])
  expect(list).toBe(`# Accessibility

## color-contrast: Too pale (serious)

- parts-a--ready (dark): \`.a\`, \`.b\`
- parts-c--ready (light): \`.c\`

## not checked

- parts-b--ready (forced): It failed.
`)
})
