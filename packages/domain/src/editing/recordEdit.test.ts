import { expect, test, vi } from 'vitest'
import { ConflictError } from './ConflictError.ts'
import { createRecordEdit, type SaveRecord } from './recordEdit.ts'

interface Row {
  name: string
  place: string
  version: number
}
type Values = Pick<Row, 'name' | 'place'>

const row: Row = { name: 'a', place: 'a', version: 1 }
const tidy = ({ name, place }: Values) => ({ name: name.trim(), place: place.trim() })
const open = () => createRecordEdit<Row, Values>({ toValues: ({ name, place }) => ({ name, place }), tidy })

/** A save whose answer the test controls. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<Row | undefined>()
  return { save: vi.fn<SaveRecord<Row, Values>>(async () => promise), resolve, reject }
}

test('what is typed is stored over the row it began with, without blanks around', async () => {
  const edit = open()
  edit.change(row, { place: ' b ' })
  const save = vi.fn<SaveRecord<Row, Values>>(async () => undefined)
  await edit.save(save)
  expect(save).toHaveBeenCalledExactlyOnceWith(row, { name: 'a', place: 'b' })
  expect(edit.snapshot()).toMatchObject({ status: 'saved', typed: undefined })
})

test('a second press sends nothing twice', async () => {
  const edit = open()
  const { save, resolve } = held()
  edit.change(row, { place: 'b' })
  const both = Promise.all([edit.save(save), edit.save(save)])
  expect(edit.snapshot().status).toBe('saving')
  resolve(undefined)
  await both
  expect(save).toHaveBeenCalledOnce()
})

test('what is typed while a try is on its way goes on from what that one has stored', async () => {
  const edit = open()
  const { save, resolve } = held()
  edit.change(row, { place: 'b' })
  const first = edit.save(save)
  edit.change(row, { place: 'bc' })
  const answer = { name: 'theirs', place: 'b', version: 2 }
  resolve(answer)
  await first
  expect(edit.snapshot()).toMatchObject({
    status: 'idle',
    typed: { base: answer, mine: { name: 'theirs', place: 'bc' } },
  })
})

test('what fails stays typed, and is sent again by the next press', async () => {
  const edit = open()
  const lost = new Error('lost')
  edit.change(row, { place: 'b' })
  expect(await edit.save(async () => Promise.reject(lost))).toMatchObject({ status: 'failed', error: lost })
  const save = vi.fn<SaveRecord<Row, Values>>(async () => undefined)
  await edit.save(save)
  expect(save).toHaveBeenCalledExactlyOnceWith(row, { name: 'a', place: 'b' })
})

const theirs: Row = { name: 'theirs', place: 'c', version: 5 }
async function inConflict() {
  const edit = open()
  edit.change(row, { place: 'b' })
  await edit.save(async () => Promise.reject(new ConflictError('changed', theirs)))
  return edit
}

test('of a conflict the own value stays with the stored one beside it, over the stored row', async () => {
  const edit = await inConflict()
  expect(edit.snapshot()).toMatchObject({
    status: 'conflict',
    typed: { base: theirs, mine: { name: 'theirs', place: 'b' } },
    theirs: { place: 'c' },
  })
  const save = vi.fn<SaveRecord<Row, Values>>(async () => undefined)
  edit.resolve({ place: 'mine' })
  await edit.save(save)
  expect(save).toHaveBeenCalledExactlyOnceWith(theirs, { name: 'theirs', place: 'b' })
})

test('a conflict is over when the stored value is taken, by choice or by typing it', async () => {
  const chosen = await inConflict()
  chosen.resolve({})
  expect(chosen.snapshot()).toMatchObject({ status: 'idle', typed: { mine: { place: 'c' } }, theirs: {} })
  const typed = await inConflict()
  typed.change(theirs, { name: 'mine' })
  expect(typed.snapshot()).toMatchObject({ status: 'conflict', theirs: { place: 'c' } })
  typed.change(theirs, { place: 'c' })
  expect(typed.snapshot()).toMatchObject({ status: 'idle', theirs: {} })
})
