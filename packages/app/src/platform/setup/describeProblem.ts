import type { ConfigProblem } from '@waldkerf/ui/screens/errors/SetupScreen'
import { defaultConfig } from '../config/config.ts'

const at = (content: unknown, name: string) =>
  name.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown> | undefined)?.[key], content)

const valueKind = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** Conditions of values beyond their type. */
const asked: Readonly<Record<string, ConfigProblem['expected']>> = {
  'keycloak.url': 'address',
  'keycloak.realm': 'filled',
  'keycloak.clientId': 'filled',
  dataService: 'address',
  documents: 'htmlPages',
}

/** @param name of a wrong value, as `readConfig` names it */
export function describeProblem(content: unknown, name: string): ConfigProblem {
  const value = at(content, name)
  const expected = valueKind(at(defaultConfig, name)) as ConfigProblem['expected']
  const isOfType = valueKind(value) === expected
  return { name, expected: (isOfType && asked[name]) || expected, found: JSON.stringify(value) ?? '' }
}
