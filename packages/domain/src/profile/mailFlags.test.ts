import { expect, test } from 'vitest'
import { mailFlags } from '../entities/users/userColumns.ts'
import { roleMailFlags } from './person.ts'

test('each role chooses among the mails that it can get', () => {
  expect(roleMailFlags('ogf_new')).toEqual([])
  expect(roleMailFlags('ogf_citizens')).toEqual(['mail_rejected', 'mail_published', 'mail_expert_approved'])
  expect(roleMailFlags('ogf_expert')).toEqual(['mail_rejected', 'mail_published', 'mail_new'])
  expect(roleMailFlags('ogf_admin')).toContain('mail_register')
})

test('no flag is without somebody who may set it', () => {
  const offered = new Set([...roleMailFlags('ogf_citizens'), ...roleMailFlags('ogf_admin')])
  expect(mailFlags.filter((flag) => !offered.has(flag))).toEqual([])
})
