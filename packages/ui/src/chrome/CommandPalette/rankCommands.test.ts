import { describe, expect, test } from 'vitest'
import { type Command, rankCommands } from './rankCommands.ts'

const command = (id: string, label: string, group: Command['group'] = 'screens', detail?: string): Command => ({
  id,
  label,
  group,
  detail,
  icon: 'map',
})
const commands = [
  command('dark', 'Darstellung: Dunkel', 'actions'),
  command('user', 'Nutzerdetails'),
  command('users', 'Nutzer', 'screens', 'Verwaltung'),
  command('map', 'Karten', 'screens', 'GIS'),
]
const found = (search: string) => rankCommands(commands, search).map(({ id }) => id)

describe('rankCommands', () => {
  test('has all, screens first, when nothing is typed', () => {
    expect(found('')).toEqual(['user', 'users', 'map', 'dark'])
  })
  test('searches label and detail', () => {
    expect(found('gis')).toEqual(['map'])
    expect(found('verwaltung')).toEqual(['users'])
  })
  test('ranks a label by its letters, however they are composed', () => {
    const labels = [command('b', 'Alte Übersicht'), command('a', 'Übersicht'.normalize('NFD'))]
    expect(rankCommands(labels, 'über').map(({ id }) => id)).toEqual(['a', 'b'])
  })
  test('puts what begins with the search first', () => {
    expect(found('d')).toEqual(['dark'])
    expect(rankCommands([command('b', 'Alte Karten'), command('a', 'Karten')], 'kart').map(({ id }) => id)).toEqual([
      'a',
      'b',
    ])
  })
  test('folds letters and forgives one error, as the search of the data does', () => {
    expect(found('NUTZR')).toEqual(['user', 'users'])
    expect(rankCommands([command('a', 'Übersicht')], 'uebersicht')).toHaveLength(1)
  })
  test('finds nothing for what has no letters', () => {
    expect(found('%')).toEqual([])
  })
})
