import { expect, test } from 'vitest'
import { runCommand } from './command.ts'
import { root } from './steps.ts'

const shell = (text: string) => ({ program: 'sh', args: ['-c', text] })

test('A command tells its lines and its exit code', async () => {
  const lines: string[] = []
  const { code } = await runCommand(
    '',
    { ...shell('echo one; echo two >&2; exit 3'), onLine: (line) => lines.push(line) },
    root,
  )
  expect(code).toBe(3)
  expect(lines.toSorted()).toEqual(['one', 'two'])
})

test('What cannot be started is a failure', async () => {
  const lines: string[] = []
  const { code } = await runCommand(
    '',
    { program: '/no/such/program', args: [], onLine: (line) => lines.push(line) },
    root,
  )
  expect(code).toBe(1)
  expect(lines.join()).toContain('ENOENT')
})

test('A signal ends a command with what it has started: a child would keep its output open for a minute', async () => {
  const stop = new AbortController()
  const command = { ...shell('sleep 60 & echo started; wait'), signal: stop.signal, onLine: () => stop.abort() }
  expect((await runCommand('', command, root)).code).not.toBe(0)
})
