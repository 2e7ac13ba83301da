import { keptFolder, run } from './kept.ts'

const version = 'v3.6.16'

/**
 * A folder with the program etcd, made from its source by Go: from a module of its own, since its makers' cannot be installed
 * by name.
 */
export function etcd(): Promise<string> {
  return keptFolder(`etcd-${version}`, async (half) => {
    const server = 'go.etcd.io/etcd/server/v3'
    const go = (...args: string[]) => run('go', args, { cwd: half, env: { ...process.env, GOFLAGS: '-mod=mod' } })
    await go('mod', 'init', 'waldkerf.test/etcd')
    await go('get', `${server}@${version}`)
    await go('build', '-o', 'etcd', server)
  })
}
