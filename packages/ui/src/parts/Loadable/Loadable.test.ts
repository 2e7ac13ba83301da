import { expect, it } from 'vitest'
import { type Loadable, mapLoadable, shown } from './Loadable.tsx'

const retry = () => {}
const double = (value: number) => value * 2
const ready: Loadable<number> = { status: 'ready', data: 2, refreshing: true }
const failed: Loadable<number> = { status: 'failed', message: 'Der Dienst antwortet nicht.', retry }

it('shows what is there, also when it is old', () => {
  expect(shown(ready)).toBe(2)
  expect(shown({ ...failed, data: 1 })).toBe(1)
  expect(shown(failed)).toBeUndefined()
  expect(shown({ status: 'loading' })).toBeUndefined()
})

it('maps the data and keeps the rest', () => {
  expect(mapLoadable(ready, double)).toEqual({ status: 'ready', data: 4, refreshing: true })
  expect(mapLoadable({ ...failed, data: 1 }, double)).toEqual({ ...failed, data: 2 })
  expect(mapLoadable(failed, double)).toEqual(failed)
  expect(mapLoadable({ status: 'loading' }, double)).toEqual({ status: 'loading' })
})
