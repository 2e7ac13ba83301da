import { expect, test, vi } from 'vitest'
import { createUnsavedWork } from './unsavedWork.ts'

test('names what is unsaved, each once, and by page', () => {
  const work = createUnsavedWork()
  const first = work.add({ page: '/users/1', name: 'Nutzer 1' })
  work.add({ page: '/users/1', name: 'Nutzer 1' })
  work.add({ page: '/profile/index', name: 'Profil' })
  expect(work.names()).toEqual(['Nutzer 1', 'Profil'])
  first()
  first()
  expect(work.has('/users/1')).toBe(true)
  work.giveUp('/users/1')
  expect(work.has('/users/1')).toBe(false)
  expect(work.has()).toBe(true)
  work.giveUp()
  expect(work.has()).toBe(false)
})

test('names what closing some pages would lose, each once', () => {
  const work = createUnsavedWork()
  work.add({ page: '/users/1', name: 'Nutzer' })
  work.add({ page: '/users/2', name: 'Nutzer' })
  work.add({ page: '/users/2', name: 'Notiz' })
  work.add({ page: '/profile/index', name: 'Profil' })
  expect(work.namesOn(['/users/1', '/users/2'])).toEqual(['Nutzer', 'Notiz'])
  expect(work.namesOn(['/users/3'])).toEqual([])
  expect(work.namesOn([])).toEqual([])
  // Closing ends a page even if it is kept alive.
  work.keepAlive(() => true)
  expect(work.namesOn(['/profile/index'])).toEqual(['Profil'])
})

test('going to another page loses only what is not kept alive', () => {
  const work = createUnsavedWork()
  work.add({ page: 'a', name: 'A' })
  work.add({ page: 'b', name: 'B' })
  expect(work.namesLostByLeaving()).toEqual(['A', 'B'])
  const end = work.keepAlive((page) => page === 'a')
  expect(work.namesLostByLeaving()).toEqual(['B'])
  expect(work.names()).toEqual(['A', 'B'])
  end()
  expect(work.namesLostByLeaving()).toEqual(['A', 'B'])
})

test('saves what can be saved, one after the other, and only all of it', async () => {
  const work = createUnsavedWork()
  const saved: string[] = []
  const save = (name: string, isStored: boolean) => async () => {
    saved.push(name)
    return isStored
  }
  work.add({ page: 'a', name: 'A', save: save('A', false) })
  work.add({ page: 'b', name: 'B', save: save('B', true) })
  work.add({ page: 'c', name: 'C' })
  await expect(work.saving(['B'])?.()).resolves.toBe(true)
  await expect(work.saving(['A', 'B'])?.()).resolves.toBe(false)
  expect(saved).toEqual(['B', 'A'])
  expect(work.saving(['B', 'C'])).toBeUndefined()
  // A request that runs late has no source to save.
  expect(work.saving(['B', 'Entscheidungen'])).toBeUndefined()
})

test('tells of a change, a little later', async () => {
  const work = createUnsavedWork()
  const listener = vi.fn<() => void>()
  work.subscribe(listener)
  work.add({ page: '', name: 'A' })
  expect(listener).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(listener).toHaveBeenCalledOnce()
})

test('work of no page is lost with the window alone', () => {
  const work = createUnsavedWork()
  const remove = work.add({ name: 'Blatt 3.png' })
  expect(work.names()).toEqual(['Blatt 3.png'])
  expect(work.namesLostByLeaving()).toEqual([])
  expect(work.namesOn(['/clients'])).toEqual([])
  remove()
  expect(work.has()).toBe(false)
})
