import { expect, test } from 'vitest'
import { answersPage, ownCaches } from './workerWords.ts'

test.each([
  '/',
  '/dashboard',
  '/reports/new?geteilt=2',
  '/gis/maps/7',
  '/landing?to=%2F',
  '/restaurant',
  '/wo.auch?a=1'.replace('.', '-'),
])('%s is the product’s page', (path) => expect(path).toMatch(answersPage))

test.each([
  '/rest/rpc/a_get_user_data',
  '/realms/waldkerf/account',
  '/realms',
  '/resources/x',
  '/scans/7',
  '/ogc/',
  '/prod-api/x',
  '/demo/',
  '/demo?x=1',
  '/storybook/',
  '/mails',
  '/health',
  '/silent-check-sso.html',
  '/licenses.md',
])('%s goes to the network', (path) => expect(path).not.toMatch(answersPage))

test.each(['workbox-precache-v2-https://wald.example/', 'waldkerf.settings'])('%s is the worker’s own', (name) =>
  expect(name).toMatch(ownCaches),
)

test.each(['waldkerf.sheets', 'waldkerf.shared'])('%s is the person’s, and stays until somebody signs out', (name) =>
  expect(name).not.toMatch(ownCaches),
)
