import { expect, test } from 'vitest'
import { findProblem } from './problems.ts'

test.each([
  ['iban', 'DE89 3704 0044 0532 0130 00', undefined],
  ['iban', 'DE88 3704 0044 0532 0130 00', 'iban'],
  ['bic', 'COBADEFF', undefined],
  ['bic', 'COBA', 'bic'],
  ['ust_id', 'DE 123456788', undefined],
  ['email', 'büro', 'email'],
  ['plz', '8033', 'plz'],
  ['plz', '', undefined],
  ['zahlungsziel_tage', '14', undefined],
  ['zahlungsziel_tage', '1.5', 'term'],
  ['zahlungsziel_tage', '', 'term'],
  ['firma', '', undefined],
] as const)('%s %j: %s', (field, value, problem) => {
  expect(findProblem(field, value)).toBe(problem)
})
