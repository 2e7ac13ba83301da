import { expect, test } from 'vitest'
import { defaultConfig, readConfig } from './config.ts'

test('missing keys keep their defaults, deep ones too', () => {
  const { config, wrong } = readConfig({ keycloak: { realm: 'forst' } })
  expect(wrong).toEqual([])
  expect(config).toEqual({ ...defaultConfig, keycloak: { ...defaultConfig.keycloak, realm: 'forst' } })
})

test('a wrong type is named with its path', () => {
  expect(readConfig({ template: { enabled: 'ja' }, dataService: 5 }).wrong).toEqual([
    'template.enabled: boolean erwartet, string gefunden',
    'dataService: string erwartet, number gefunden',
  ])
  expect(readConfig([]).wrong).toHaveLength(1)
  expect(readConfig({ documents: [{ title: 'Impressum' }] }).wrong).toEqual(['documents[0]: { title, url } erwartet'])
})

test('an unknown key is only a warning', () => {
  expect(readConfig({ colour: 'red', keycloak: { secret: '' } })).toMatchObject({
    wrong: [],
    unknown: ['colour', 'keycloak.secret'],
  })
})
