import { expect, test } from 'vitest'
import { pretendSelector } from './pretend.ts'

test.each([
  ['.a', undefined],
  ['.a:hover', '.a:is([data-pretend=hover] *, [data-pretend=active] *)'],
  ['.a:hover:not(:disabled)', '.a:is([data-pretend=hover] *, [data-pretend=active] *):not(:disabled)'],
  [':focus-visible', ':is([data-pretend=focus] :where(a, button, input, select, textarea, [tabindex="0"]))'],
  ['.a:active, .b', '.a:is([data-pretend=active] *), .b'],
])('%s is repeated as %s', (selector, expected) => {
  expect(pretendSelector(selector)).toBe(expected)
})
