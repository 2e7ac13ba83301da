import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const read = (args: string[], env: Record<string, string> = {}) => readOptions(args, env, '/house')

test('nothing given means the defaults of the embedded start', () => {
  expect(read([])).toMatchObject({
    data: '/house/.data',
    dist: '/house/dist',
    port: 8_080,
    origin: undefined,
    fresh: false,
    seed: 'small',
    seedIsAsked: false,
    tokenLife: 300,
  })
})

test('command line and environment', () => {
  const env = {
    PORT: '9000',
    WALDKERF_DATA: '/d',
    WALDKERF_ORIGIN: 'https://Wald.example:443/',
    WALDKERF_TOKEN_LIFE: '30',
  }
  expect(read(['--fresh', '--seed=large'], env)).toMatchObject({
    data: '/d',
    port: 9_000,
    origin: 'https://wald.example',
    fresh: true,
    seed: 'large',
    seedIsAsked: true,
    tokenLife: 30,
  })
})

test('an empty office has a folder of its own', () => {
  expect(read(['--empty'])).toMatchObject({ data: '/house/.data-empty', seed: 'empty', seedIsAsked: false })
  expect(read(['--empty', '--fresh'], { WALDKERF_DATA: '/d' })).toMatchObject({ data: '/d-empty', fresh: true })
})

test('sample data need no database', () => {
  expect(read(['--mock'], { PORT: '9000' })).toMatchObject({ mock: true, port: 9_000 })
  expect(read([]).mock).toBe(false)
})

test.each([
  [['--mock', '--fresh'], {}, /stands alone/],
  [['--empty', '--seed=large'], {}, /no demo data/],
  [['--big'], {}, /Unknown option --big/],
  [['--seed=vast'], {}, /Unknown size vast/],
  [[], { PORT: 'http' }, /PORT is http/],
  [[], { PORT: '70000' }, /whole number from 1 to 65535/],
  [[], { WALDKERF_ORIGIN: 'waldkerf.example' }, /WALDKERF_ORIGIN/],
  [[], { WALDKERF_ORIGIN: 'https://waldkerf.example/app' }, /without a path/],
])('arguments that cannot be understood are reported: %j %j', (args, env, message) => {
  expect(() => read(args, env)).toThrow(message)
})
