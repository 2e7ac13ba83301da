import { expect, test } from 'vitest'
import { foreignHost } from './foreignHost.ts'

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'tiles.example'],
  ['http://127.0.0.1:9000/wms?map=1', '127.0.0.1:9000'],
  ['https://wald.example/tiles/{z}/{x}/{y}.png', undefined],
  ['/tiles/{z}/{x}/{y}.png', undefined],
])('%s is of %s', (url, host) => {
  expect(foreignHost({ url }, 'wald.example')).toBe(host)
})
