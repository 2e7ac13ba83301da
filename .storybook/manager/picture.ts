import { createElement } from 'react'

/** An icon of the product, at the size of Storybook's. @param path as in the product's icon set */
export function picture(path: string) {
  const line = { d: path, stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' }
  return createElement(
    'svg',
    { width: 16, height: 16, viewBox: '0 0 20 20', fill: 'none' },
    createElement('path', line),
  )
}
