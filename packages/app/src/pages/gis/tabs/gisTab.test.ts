import { expect, test } from 'vitest'
import { readTab, allowedTabs, writeTab } from './gisTab.ts'

const everything = allowedTabs('ogf_admin')
const read = (text: string, tabs = everything) => readTab(new URLSearchParams(text), tabs)

test('experts and administrators have all tabs', () => {
  expect(everything).toEqual(['beetles', 'maps', 'surveys'])
  expect(allowedTabs('ogf_expert')).toEqual(everything)
})

test.each(['ogf_citizens', 'ogf_new', undefined] as const)('%s has none but the first', (role) => {
  expect(allowedTabs(role)).toEqual(['beetles'])
  expect(read('tab=karten', allowedTabs(role))).toBe('beetles')
})

test.each(['beetles', 'maps', 'surveys'] as const)('%s is the same there and back', (tab) => {
  expect(readTab(writeTab(tab), everything)).toBe(tab)
})

test.each(['', 'tab=', 'tab=unbekannt', 'tab=maps'])('%s is the first', (text) => {
  expect(read(text)).toBe('beetles')
})
