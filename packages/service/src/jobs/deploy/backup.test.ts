import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { composeFile, deployFile, deployPath } from './composeFile.ts'

const folder = deployPath('backup')
const script = join(folder, 'waldkerf-backup')
const units = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name))

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('systemd takes every unit', () => {
  const place = mkdtempSync(join(tmpdir(), 'waldkerf-units-'))
  for (const name of units) {
    const unit = readFileSync(join(folder, name), 'utf8').replace('/opt/waldkerf/deploy/backup/waldkerf-backup', script)
    writeFileSync(join(place, name), unit)
  }
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((name) => join(place, name))], {
    encoding: 'utf8',
  })
  rmSync(place, { recursive: true })
  expect(stderr.split('\n').filter((line) => line.includes('waldkerf-'))).toEqual([])
})

test('every unit does what the script knows, and every timer has its service', () => {
  const commands = units.flatMap((name) => /waldkerf-backup (\w+)$/m.exec(deployFile(`backup/${name}`))?.[1] ?? [])
  expect(commands.toSorted()).toEqual(['backup', 'drill', 'objects', 'stream'])
  const known = spawnSync('bash', [script, 'no', 'such'], {
    env: { ...process.env, WALDKERF_BACKUP_SETTINGS: deployPath('backup/backup.env.example') },
    encoding: 'utf8',
  }).stderr
  expect(commands.filter((command) => !known.includes(` ${command}`))).toEqual([])
  const timers = units.filter((name) => name.endsWith('.timer')).map((name) => name.replace('.timer', '.service'))
  expect(timers.filter((name) => !units.includes(name))).toEqual([])
})

test('settings are all that the script takes, and the folders of Barman’s are the same', () => {
  const example = deployFile('backup/backup.env.example')
  const given = [...example.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
  const text = deployFile('backup/waldkerf-backup')
  expect(given.filter((name) => !new RegExp(`\\$\\{?${name}\\b`).test(text))).toEqual([])
  const barman = deployFile('backup/barman.conf')
  expect(barman).toContain(`barman_home = ${/^home=(.*)$/m.exec(example)?.[1]}\n`)
  expect(barman).toContain(`cat ${/^passphrase=(.*)$/m.exec(example)?.[1]}\n`)
  expect(barman).toContain(`barman_user = ${/^keeper=(.*)$/m.exec(example)?.[1]}\n`)
})

test('PostgreSQL reads who may reach it from the file that lets the backups take its log', () => {
  const { command = [], volumes = [] } = composeFile().services['postgres'] ?? {}
  const [file = ''] = command.flatMap((option) => /^-chba_file=(.*)$/.exec(option)?.[1] ?? [])
  expect(volumes).toContain(`./backup/pg_hba.conf:${file}:ro`)
  const rules = deployFile('backup/pg_hba.conf')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
  // Nobody comes over the network without a password.
  expect(rules.filter(([kind, ...rest]) => kind !== 'local' && rest.at(-1) !== 'scram-sha-256')).toEqual([])
  expect(rules.filter(([, database]) => database === 'replication').map(([, , user]) => user)).toEqual(['backup'])
})

test('the script is one that bash reads, and can be started', () => {
  expect(spawnSync('bash', ['-n', script]).stderr.toString()).toBe('')
  expect(statSync(script).mode & 0o111).toBe(0o111)
})
