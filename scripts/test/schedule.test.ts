import { expect, test } from 'vitest'
import { runAll, type Task } from './schedule.ts'

const idle = () => Promise.resolve()

/** Tasks that note when they begin and end, and end when they are told to. */
function stage(...tasks: readonly Omit<Task, 'run'>[]) {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string) => () =>
    new Promise<void>((resolve) => {
      log.push(name)
      ends.set(name, () => {
        log.push(`/${name}`)
        resolve()
      })
    })
  const ended = runAll(
    tasks.map((task) => ({ ...task, run: run(task.name) })),
    2,
  )
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { log, end, ended }
}

test('As many run as there are cores, and a smaller one goes before a larger one that has no room', async () => {
  const { log, end, ended } = stage(
    { name: 'types', cores: 1 },
    { name: 'e2e', cores: 3 },
    { name: 'unit', cores: 1 },
    { name: 'service', cores: 1 },
  )
  expect(log).toEqual(['types', 'unit'])
  await end('types')
  expect(log).toEqual(['types', 'unit', '/types', 'service'])
  await end('unit')
  await end('service')
  expect(log.at(-1)).toBe('e2e')
  await end('e2e')
  await ended
})

test('What needs another waits for it, but not for one that nobody asked for', async () => {
  const { log, end, ended } = stage(
    { name: 'e2e', cores: 1, after: ['build', 'workbench'] },
    { name: 'build', cores: 1 },
  )
  expect(log).toEqual(['build'])
  await end('build')
  expect(log).toEqual(['build', '/build', 'e2e'])
  await end('e2e')
  await ended
})

test('A circle of needs is told instead of waited for', async () => {
  const tasks = [
    { name: 'one', cores: 1, after: ['two'], run: idle },
    { name: 'two', cores: 1, after: ['one'], run: idle },
  ]
  await expect(runAll(tasks, 2)).rejects.toThrow('one, two')
})
