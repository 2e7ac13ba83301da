import { keptFolder, run } from './kept.ts'

/** fontTools, from the Python package index: a folder for PYTHONPATH. */
export function fontTools(): Promise<string> {
  const version = '4.60.1'
  return keptFolder(`fonttools-${version}`, async (half) => {
    const quiet = ['--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary=:all:', `--target=${half}`]
    await run('python3', ['-m', 'pip', 'install', ...quiet, `fonttools==${version}`])
  })
}
