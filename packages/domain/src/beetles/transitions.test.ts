import { describe, expect, it } from 'vitest'
import { beetleStatuses } from '../entities/beetles/beetles.ts'
import { takingBack } from './takeBack.ts'
import { findBlocker, isBeetleStatus, mayFollow, nextStatuses } from './transitions.ts'

describe('which status may follow', () => {
  it('is what the table says', () => {
    expect(nextStatuses('published')).toEqual(['rejected'])
    expect(mayFollow('query', 'in_review')).toBe(false)
    expect(mayFollow('in_review', 'new')).toBe(true)
  })

  it('is any of ours from a status that is not', () => {
    expect(isBeetleStatus('archiviert')).toBe(false)
    // Names that every object inherits are not statuses.
    expect(isBeetleStatus('constructor')).toBe(false)
    expect(nextStatuses('archiviert')).toEqual(beetleStatuses)
  })

  it('is never the status itself, but that an open question may be asked on', () => {
    for (const status of beetleStatuses) {
      expect(findBlocker(status, status, 'Danke')).toBe(status === 'query' ? undefined : 'notAllowed')
    }
    expect(findBlocker('query', 'query', ' ')).toBe('messageMissing')
  })
})

describe('what stands in the way of a decision', () => {
  it('is a missing message for a rejection and for a question', () => {
    expect(findBlocker('new', 'rejected', ' \n')).toBe('messageMissing')
    expect(findBlocker('new', 'rejected', 'Ein Laufkäfer.')).toBeUndefined()
    expect(findBlocker('new', 'query', '\u200b')).toBe('messageMissing')
    expect(findBlocker('new', 'rejected', '', { toNobody: true })).toBeUndefined()
    expect(findBlocker('new', 'query', '', { toNobody: true })).toBe('messageMissing')
    expect(findBlocker('in_review', 'query', 'An welcher Baumart?')).toBeUndefined()
    expect(findBlocker('new', 'published', '')).toBeUndefined()
  })

  it('is the second question before a withdrawal, after the message', () => {
    expect(findBlocker('published', 'rejected', '')).toBe('messageMissing')
    expect(findBlocker('published', 'rejected', 'Irrtum')).toBe('confirm')
    expect(findBlocker('published', 'rejected', 'Irrtum', { confirmed: true })).toBeUndefined()
  })
})

describe('taking back what is stored', () => {
  it('opens the record again where the table lets it', () => {
    const ways = beetleStatuses.map((status) => [status, takingBack({ id: 1, status }, status)])
    expect(Object.fromEntries(ways)).toEqual({ new: 'fixed', in_review: 'reopen', query: 'reopen', published: 'fixed', rejected: 'reopen' }) // prettier-ignore
  })

  it('touches nothing that is not as it was decided', () => {
    expect(takingBack({ id: 1, status: 'rejected' }, 'published')).toBe('changed')
    expect(takingBack({ id: 1, status: 'rejected' }, undefined)).toBe('changed')
  })
})
