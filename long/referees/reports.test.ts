import { expect, test } from 'vitest'
import { readMustang, readVeraPdf } from './reports.ts'

const job = (name: string, compliant: boolean, ruleSummaries: object[]) => ({
  itemDetails: { name },
  validationResult: [{ compliant, details: { ruleSummaries } }],
})

test('of veraPDF: what is taken, what is refused by which rule, and what it could not read', () => {
  const rule = { clause: '7.2', testNumber: 42, description: 'Table rows shall have the same number of columns' }
  const jobs = [job('a.pdf', true, []), job('b.pdf', false, [rule]), { itemDetails: { name: 'c.pdf' } }]
  expect(readVeraPdf(JSON.stringify({ report: { jobs } }))).toEqual([
    { file: 'a.pdf', isValid: true, remarks: [] },
    { file: 'b.pdf', isValid: false, remarks: [{ rule: '7.2-42', words: rule.description }] },
    { file: 'c.pdf', isValid: false, remarks: [] },
  ])
})

const summary = (status: string) => `<summary status="${status}"/>`
const report = (file: string, xml: string, remarks: string, all: string) =>
  `FILE ${file}\n<validation><xml>${remarks}${summary(xml)}</xml>\n${summary(all)}\n</validation>\n\n`

test('of Mustang: a file is valid by its last summary, and remarks have their rule', () => {
  const notice = '<notice type="27" location="/a">[BR-DE-21] Das Element soll … [ID BR-DE-21] from x)</notice>'
  const nameless = '<error type="18" criterion="b">No rule here</error>'
  const reports = report('a.xml', 'valid', notice, 'valid') + report('b.pdf', 'valid', nameless, 'invalid')
  expect(readMustang(reports)).toEqual([
    { file: 'a.xml', isValid: true, remarks: [{ rule: 'BR-DE-21', words: '[BR-DE-21] Das Element soll … [ID BR-DE-21] from x)' }] }, // prettier-ignore
    { file: 'b.pdf', isValid: false, remarks: [{ rule: '', words: 'No rule here' }] },
  ])
  expect(readMustang(report('c.xml', 'valid', '', 'valid').replace('</validation>', ''))).toMatchObject([
    { isValid: false },
  ])
})
