import { expect, test } from 'vitest'
import { describeProblem } from '../setup/describeProblem.ts'
import { defaultConfig, readConfig } from './config.ts'

test('missing keys keep their defaults, deep ones too', () => {
  const { config, wrong } = readConfig({ keycloak: { realm: 'forst' } })
  expect(wrong).toEqual([])
  expect(config).toEqual({ ...defaultConfig, keycloak: { ...defaultConfig.keycloak, realm: 'forst' } })
})

test('a wrong type or value is named with its path, and with what was expected and found', () => {
  const content = {
    template: { enabled: 'ja' },
    dataService: 5,
    keycloak: { url: 'http://', realm: '', clientId: '' },
    documents: [{ title: 'Impressum' }, null],
    baseMaps: null,
  }
  expect(readConfig(content).wrong.map((name) => describeProblem(content, name))).toEqual([
    { name: 'template.enabled', expected: 'boolean', found: '"ja"' },
    { name: 'dataService', expected: 'string', found: '5' },
    { name: 'baseMaps', expected: 'list', found: 'null' },
    { name: 'keycloak.url', expected: 'address', found: '"http://"' },
    { name: 'keycloak.realm', expected: 'filled', found: '""' },
    { name: 'keycloak.clientId', expected: 'filled', found: '""' },
    { name: 'documents', expected: 'htmlPages', found: '[{"title":"Impressum"},null]' },
  ])
})

test.each(['/', '/auth', 'https://anmeldung.example/auth/'])('%s can be the identity service’s address', (url) =>
  expect(readConfig({ keycloak: { url } }).wrong).toEqual([]),
)
test.each(['', 'http://', 'https://a b', 'ftp://anmeldung.example', 'javascript:1'])('„%s“ cannot', (url) =>
  expect(readConfig({ keycloak: { url }, dataService: url }).wrong).toEqual(['keycloak.url', 'dataService']),
)
test.each([undefined, null, [], 'text', 5])('a file with %s as its content is no configuration', (content) =>
  expect(readConfig(content).wrong).toEqual(['']),
)

test('an unknown key is only a warning', () => {
  expect(readConfig({ colour: 'red', keycloak: { secret: '' } })).toMatchObject({
    wrong: [],
    unknown: ['colour', 'keycloak.secret'],
  })
})
