import { expect, test } from 'vitest'
import { componentProps } from './docgen.ts'

const component = {
  __docgenInfo: {
    props: {
      busy: { required: false, tsType: { name: 'boolean' }, defaultValue: { value: 'false' }, description: 'Works.' },
      variant: { tsType: { name: 'union', raw: "'a' | 'b'" } },
      label: { required: true, tsType: { name: 'string' } },
    },
  },
}

test('required props come first, then by name', () => {
  expect(componentProps(component).map(({ name }) => name)).toEqual(['label', 'busy', 'variant'])
})

test('a type is shown as it is written, a default where there is one', () => {
  expect(componentProps(component)[1]).toMatchObject({ type: 'boolean', standard: 'false', description: 'Works.' })
  expect(componentProps(component)[2]).toMatchObject({ type: "'a' | 'b'", standard: undefined, required: false })
})

test('a list that docgen does not know is shown as its source has it', () => {
  const lists = {
    __docgenInfo: { props: { rows: { tsType: { name: 'unknown' } }, data: { tsType: { name: 'unknown' } } } },
  }
  expect(componentProps(lists, { rows: 'readonly Row[]' }).map(({ type }) => type)).toEqual([
    'unknown',
    'readonly Row[]',
  ])
})

test('a component without found props has none', () => expect(componentProps({})).toEqual([]))
