import { expect, test } from 'vitest'
import { mailFlags } from '../entities/users/users.ts'
import { mailFlagsOf } from './mailFlags.ts'

test('each role chooses among the mails that it can get', () => {
  expect(mailFlagsOf('ogf_new')).toEqual([])
  expect(mailFlagsOf('ogf_citizens')).toEqual(['mail_rejected', 'mail_published', 'mail_expert_approved'])
  expect(mailFlagsOf('ogf_expert')).toEqual(['mail_rejected', 'mail_published', 'mail_new'])
  expect(mailFlagsOf('ogf_admin')).toContain('mail_register')
})

test('no flag is without somebody who may set it', () => {
  const offered = new Set([...mailFlagsOf('ogf_citizens'), ...mailFlagsOf('ogf_admin')])
  expect(mailFlags.filter((flag) => !offered.has(flag))).toEqual([])
})
