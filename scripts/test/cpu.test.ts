import { expect, test } from 'vitest'
import { runCommand } from './command.ts'
import { CpuMeter, readTimes } from './cpu.ts'
import { root } from './steps.ts'

const look = (pid: number, parent: number, own: number, reaped = 0) => ({ pid, parent, started: pid, own, reaped })

test('A process’s times stand in its line, whatever its name', () => {
  const rest = 'S 41 1 1 0 -1 0 0 0 0 0 150 50 25 5 20 0 1 0 7700 0'
  expect(readTimes(`42 (a) S (b) ${rest}`)).toEqual({ pid: 42, parent: 41, started: 7_700, own: 2, reaped: 0.3 })
})

test('Children count with their parents, other processes do not', () => {
  const meter = new CpuMeter(10)
  meter.look([look(1, 0, 99), look(10, 1, 1), look(11, 10, 2), look(12, 11, 3), look(20, 1, 50)])
  expect(meter.seconds()).toBe(6)
})

test('A child that has ended counts once: in its parent’s figure, or as it was last seen', () => {
  const meter = new CpuMeter(10)
  meter.look([look(10, 1, 1), look(11, 10, 2), look(12, 11, 3)])
  // Its parent waited for it; it had used a little more by then. Another one came and went between two looks.
  meter.look([look(10, 1, 1), look(11, 10, 2, 3.5)])
  expect(meter.seconds()).toBe(6.5)
  // Nobody waited for the middle one.
  meter.look([look(10, 1, 4)])
  expect(meter.seconds()).toBe(9.5)
})

test('A child whose parent ends before it is still counted, a new process with its number is not', () => {
  const meter = new CpuMeter(10)
  meter.look([look(10, 1, 1), look(11, 10, 2), look(12, 11, 3)])
  meter.look([look(10, 1, 1), { ...look(12, 1, 5), parent: 1 }])
  expect(meter.seconds()).toBe(8)
  meter.look([look(10, 1, 1), { ...look(12, 1, 70), started: 999 }])
  expect(meter.seconds()).toBe(8)
})

test.runIf(process.platform === 'linux')('A command tells what it and its children have used', async () => {
  const busy = 'while (process.cpuUsage().user < 300_000);'
  const args = ['-c', `"${process.execPath}" -e '${busy}' & wait`]
  const { cpu } = await runCommand('', { program: 'sh', args }, root)
  expect(cpu).toBeGreaterThan(0.1)
})
