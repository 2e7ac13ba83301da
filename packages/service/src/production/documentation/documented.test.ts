import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { composeFile } from '@waldkerf/service/jobs/deploy/composeFile'
import { readCommand } from './commands.ts'
import { commandLines, documentedBlocks, inlineCommands } from './documented.ts'

const repository = new URL('../../../../../', import.meta.url)
const source = (path: string) => readFileSync(new URL(path, repository), 'utf8')
const { services } = composeFile()

/** Lines of the containers' own shells and of no shell at all are not read. */
const lines = documentedBlocks('Production', 'sh').flatMap(commandLines)
const commands = [...lines, ...inlineCommands('Production')].filter((line) => line.startsWith('docker compose'))

test('every documented command is one that compose.yaml has a service for', () => {
  expect(commands.length).toBeGreaterThan(20)
  const named = commands.map(readCommand).flatMap((command) => {
    if ('service' in command) return [command.service]
    return 'services' in command ? command.services : []
  })
  expect(named.filter((name) => services[name] === undefined)).toEqual([])
})

test('a documented job is one that the image has', () => {
  const names = commands
    .map(readCommand)
    .flatMap((command) => (command.kind === 'run' ? (command.words.split(' ')[0] ?? '') : []))
  expect(names).toContain('first-admin')
  const known = source('packages/service/src/jobs/run.ts')
  // Without one the service has its own.
  expect(names.filter((name) => name !== '' && !new RegExp(`^  '?${name}'?: `, 'm').test(known))).toEqual([])
  const given = Object.values(services).filter(({ image }) => image.startsWith('waldkerf:'))
  expect(given.filter(({ command = [] }) => !known.includes(`  ${command[0]}: `))).toEqual([])
})

test('a documented script or file of the setup is there', () => {
  const files = lines.flatMap((line) => /^(?:cp |\.\/)([\w.-]+)/.exec(line)?.[1] ?? [])
  expect(files).toEqual(expect.arrayContaining(['.env.example', 'new-secrets.sh']))
  expect(files.filter((file) => !existsSync(new URL(`deploy/${file}`, repository)))).toEqual([])
})

test('all that is dumped is restored', () => {
  const [dump = '', drill = ''] = documentedBlocks('Backup and restore', 'sh')
  const written = [...dump.matchAll(/> (\S+)$/gm)].map(([, file = '']) => file)
  const read = [...drill.matchAll(/< (\S+)/g)].map(([, file = '']) => file)
  expect(written).toHaveLength(4)
  expect(read.toSorted()).toEqual(written.toSorted())
})

/** The variables that a job reads, by its file. */
const readBy: Readonly<Record<string, readonly string[]>> = {
  migrate: ['migrate.ts', 'job.ts'],
  keys: ['keys/refreshKeys.ts', 'job.ts'],
  invitations: ['invitations/sendInvitations.ts', 'job.ts'],
  mailer: ['mailer/sendMails.ts', 'mailer/transport.ts', 'job.ts'],
  web: ['web.ts', 'job.ts'],
  doctor: ['doctor/doctor.ts', 'mailer/transport.ts', 'job.ts'],
}
const jobSource = (name: string) =>
  (readBy[name] ?? []).map((file) => source(`packages/service/src/jobs/${file}`)).join()
const origin = source('packages/service/src/options.ts').slice(
  source('packages/service/src/options.ts').indexOf('readOrigin'),
)

test.each(Object.keys(readBy))('%s reads each variable and each secret that it is given, and none besides', (name) => {
  const { environment = {}, secrets = [] } = services[name] ?? {}
  const code = jobSource(name)
  expect(Object.keys(environment).filter((variable) => !(code + origin).includes(variable))).toEqual([])
  const wanted = [...code.matchAll(/secret\(env, '(\w+)'\)/g)].map(([, secret = '']) => secret)
  // The doctor looks at all of them.
  const expected = name === 'doctor' ? Object.keys(composeFile().secrets) : [...new Set(wanted)]
  expect(secrets.toSorted()).toEqual(expected.toSorted())
})

test('every variable that a job knows is documented or given', () => {
  const page = source('docs/operations.md')
  const known = Object.keys(readBy).flatMap((name) => [
    ...jobSource(name).matchAll(/(?:env\['|env, ')(WALDKERF_\w+|PORT)'/g),
  ])
  const names = [...new Set(known.map(([, variable = '']) => variable))]
  expect(names).toEqual(expect.arrayContaining(['WALDKERF_DATABASE_HOST', 'WALDKERF_KEYS', 'PORT']))
  const given = Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment))
  const isSaid = (name: string) =>
    given.includes(name) || page.includes(`\`${name}\``) || page.includes(`\`${name.replace(/.*(_\w+)$/, '$1')}\``)
  expect(names.filter((name) => !isSaid(name))).toEqual([])
})
