import { spawnSync } from 'node:child_process'
import { root } from './pinned-node.mjs'

// Chromatic runs only where its token is set; without one it would exit with an error.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic is off: CHROMATIC_PROJECT_TOKEN is not set.')
} else {
  const { status } = spawnSync(
    `${root}node_modules/.bin/chromatic`,
    ['--build-script-name=build:storybook', '--exit-zero-on-changes'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  process.exitCode = status ?? 1
}
